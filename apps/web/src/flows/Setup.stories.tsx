import { emptyNetwork } from '@concordia/fixtures/network';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt';
import { pageSettles } from '../testing/plays';
import { storyPreferences } from '../testing/storyPreferences';

const meta = preview.meta({
  component: AppAt,
  args: { path: '/setup?channel=sms' },
  parameters: { layout: 'fullscreen' },
  tags: ['no-pixels'],
  globals: { viewport: { value: 'w1440', isRotated: false } },
  beforeEach: async (context) => {
    const forget = storyPreferences(context);
    localStorage.removeItem('concordia_setup_v1');
    context.msw.use(...(await emptyNetwork()));
    return () => {
      forget();
      localStorage.removeItem('concordia_setup_v1');
    };
  },
});

const patience = { timeout: 20_000 };

/** SMS gets its credentials and is saved; the secret is hidden from then on. */
export const Setup = meta.story({
  play: async ({ canvasElement, step }) => {
    await pageSettles({ canvasElement });
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
