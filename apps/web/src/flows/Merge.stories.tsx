import { screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt';
import { pageArrives } from '../testing/plays';
import { wholeApp } from '../testing/wholeApp';

const meta = preview.meta({
  component: AppAt,
  args: { path: '/contacts' },
  tags: ['no-pixels'],
  ...wholeApp,
});

const patience = { timeout: 20_000 };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patience));

/** Two contacts are one person: they are reviewed, merged, and the merge is undone. */
export const Merge = meta.story({
  play: async ({ canvasElement, step }) => {
    await pageArrives({ canvasElement });
    await step('The suggestions are reviewed', async () => press('Review'));
    await step('Two contacts are merged', async () => {
      await press(/^Merge .* Lindqvist/);
      await press('Merge');
      await screen.findByText(/is now part of/, {}, patience);
    });
    await step('The merge is undone', async () => {
      await press(/^Undo the merge of /);
      await screen.findByText('Undone', {}, patience);
    });
  },
});
