import { screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt';
import { pageArrives } from '../testing/plays';
import { wholeApp } from '../testing/wholeApp';

const meta = preview.meta({
  component: AppAt,
  args: { path: '/' },
  tags: ['no-pixels'],
  ...wholeApp,
});

const patience = { timeout: 20_000 };

/** One message to one contact, over two channels at once. */
export const Outreach = meta.story({
  play: async ({ canvasElement, step }) => {
    await pageArrives({ canvasElement });
    await userEvent.click(await screen.findByRole('button', { name: 'Multi-Channel' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Multi-Channel Outreach' }, patience));
    await step('A contact is chosen', async () => {
      await userEvent.type(await dialog.findByRole('combobox', { name: 'Contact' }, patience), 'Priya');
      await userEvent.click(await screen.findByRole('option', { name: /^Priya Raman/ }, patience));
    });
    await step('Two channels and a message', async () => {
      await userEvent.click(await dialog.findByRole('checkbox', { name: /^Gmail/ }, patience));
      await userEvent.click(await dialog.findByRole('checkbox', { name: /^SMS/ }, patience));
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Message' }), 'The technician comes at three.');
    });
    await step('It is sent', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send Message' }));
      await screen.findByText('Message sent successfully across 2 channel(s)!', {}, patience);
    });
  },
});
