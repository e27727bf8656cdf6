import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt';
import { pageSettles } from '../testing/plays';
import { states, wholeApp } from '../testing/wholeApp';

const meta = preview.meta({
  component: AppAt,
  args: { path: '/setup' },
  tags: ['no-pixels'],
  ...wholeApp,
});

const patience = { timeout: 20_000 };

/** SMS is opened, gets its credentials and is saved. The secret is hidden from then on. */
export const Setup = meta.story({
  beforeEach: async (story) => {
    localStorage.removeItem('concordia_setup_v1');
    await states.empty.beforeEach(story);
    return () => localStorage.removeItem('concordia_setup_v1');
  },
  play: async ({ canvasElement, step }) => {
    await pageSettles({ canvasElement });
    await step('Its panel is opened', async () => {
      await userEvent.click(await screen.findByRole('link', { name: /^SMS/ }, patience));
    });
    const panel = within(await screen.findByRole('region', { name: 'SMS' }, patience));
    await step('It has its credentials', async () => {
      await expect(await panel.findByRole('button', { name: 'Test Connection' }, patience)).toBeDisabled();
      await userEvent.type(panel.getByLabelText('Account SID'), 'AC0123456789abcdef0123456789abcdef');
      await userEvent.type(panel.getByLabelText('Auth token'), 'a-secret-token-that-ends-in-1a2b');
      await userEvent.type(panel.getByLabelText('From number'), '+46701234567');
    });
    await step('They are saved, and the secret is hidden', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Save Configuration' }));
      await screen.findByText('Your setup has been saved locally.', {}, patience);
      await panel.findByText('•••• 1a2b', {}, patience);
    });
  },
});
