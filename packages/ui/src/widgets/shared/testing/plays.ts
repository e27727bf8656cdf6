import { expect, screen, userEvent, waitFor } from 'storybook/test';

const region = (name: string) => screen.findByRole('region', { name });

/** The play of `Loading`: the widget says that it is busy. @param name of the widget's region. */
export const playLoading = (name: string) => async (): Promise<void> => {
  await expect(await region(name)).toHaveAttribute('aria-busy', 'true');
};

/** The play of `Failed`: somebody tries again, and it recovers. @param shown waits for what is then there. */
export const playRetry = (shown: () => Promise<unknown>) => async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await shown();
};

interface Refresh<Handler> {
  /** What the server says from now on: mostly `pending()`, so that the picture shows the waiting. */
  answer: Handler;
  /** Waits for what the widget shows; it must be there before and during. */
  shown: () => Promise<unknown>;
}

/** The part of a story's context that answers its calls. */
interface Network<Handler> {
  msw: { use: (handler: Handler) => void };
}

/** The play of `Refreshing`, with `withReread` or `withLiveEvent`: it says that it is busy, and what was shown stays. */
export const playRefreshing =
  <Handler>(name: string, { answer, shown }: Refresh<Handler>) =>
  async ({ msw }: Network<Handler>): Promise<void> => {
    await shown();
    msw.use(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Something changed elsewhere' }));
    await waitFor(async () => expect(await region(name)).toHaveAttribute('aria-busy', 'true'));
    await shown();
  };
