import { expect, screen, userEvent, waitFor } from 'storybook/test';
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

/** The name of the card that has the focus; empty while something else has it. */
const focused = () => document.activeElement?.closest('[data-row-focus]')?.getAttribute('aria-label') ?? '';

const inbox = () => [...document.querySelectorAll('[data-column="inbox"] [role="button"][data-row-focus]')];

/** By keyboard: to the first message, complete it, and on to the next. */
export const Triage = meta.story({
  play: async ({ canvasElement, step }) => {
    await pageArrives({ canvasElement });
    await waitFor(() => expect(inbox().length).toBeGreaterThan(2), patience);
    // The keys come with the toolbar.
    await screen.findByRole('button', { name: 'Views' }, patience);
    let first = '';
    await step('j goes to the first message', async () => {
      await userEvent.keyboard('j');
      await waitFor(() => expect(focused()).not.toBe(''), patience);
      first = focused();
    });
    await step('Enter opens it', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('button', { name: 'Close' }, patience);
    });
    await step('e completes it, and the next one is open', async () => {
      await userEvent.keyboard('e');
      await screen.findByText('Moved to Completed', {}, patience);
    });
    await step('Escape returns to the board, at another card', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(focused()).not.toBe(''), patience);
      await expect(focused()).not.toBe(first);
    });
  },
});
