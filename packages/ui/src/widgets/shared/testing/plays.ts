import { expect, screen, userEvent, waitFor } from 'storybook/test';

const region = (name: string) => screen.findByRole('region', { name });

/** Play for `Loading`: the widget is busy. @param name of the widget's region. */
export const playLoading = (name: string) => async (): Promise<void> => {
  await expect(await region(name)).toHaveAttribute('aria-busy', 'true');
};

/** Play for `Failed`: the failure stays, with a way to try again. Other parts of the widget may still be loading. */
export const playFailed = async (): Promise<void> => {
  await expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
};

/** Play for `Recovers`: retries. @param shown waits for the content. */
export const playRetry = (shown: () => Promise<unknown>) => async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await shown();
};

interface Refresh<Handler> {
  /** The server's response from now on: usually `pending()`, so that the snapshot shows the refresh. */
  answer: Handler;
  /** Waits for the content, which must be visible before and during the refresh. */
  shown: () => Promise<unknown>;
}

/** The part of a story's context that mocks requests. */
interface Network<Handler> {
  msw: { use: (handler: Handler) => void };
}

/** Play for `Refreshing`, with `withReread` or `withLiveEvent`: the widget is busy and its content stays. */
export const playRefreshing =
  <Handler>(name: string, { answer, shown }: Refresh<Handler>) =>
  async ({ msw }: Network<Handler>): Promise<void> => {
    await shown();
    msw.use(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Something changed elsewhere' }));
    await waitFor(async () => expect(await region(name)).toHaveAttribute('aria-busy', 'true'));
    await shown();
  };

/** Opens every explanation of how figures are calculated, without a pointer; one of them says this, and it fits. */
export async function playExplained(says: RegExp): Promise<void> {
  const closed = () => screen.queryAllByRole('button', { name: 'How this is calculated', expanded: false });
  // Each part of a widget shows its explanation when its own figures are there, so one may follow later.
  await waitFor(async () => {
    for (const button of closed()) {
      button.focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(screen.getByText(says)).toBeVisible();
  });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
