import { expect, waitFor, within } from 'storybook/test';

/** Chunks and the first calls of a whole page take a moment on a busy machine. */
const patience = { timeout: 20_000 };

interface Played {
  canvasElement: HTMLElement;
}

/** The page is there: its title and its landmark. */
export async function pageArrives({ canvasElement }: Played): Promise<void> {
  const page = within(canvasElement);
  await page.findByRole('main', {}, patience);
  await page.findByRole('heading', { level: 1 }, patience);
}

/** The page is there, and nothing in it is loading. */
export async function pageSettles(played: Played): Promise<void> {
  await pageArrives(played);
  const busy = () => played.canvasElement.querySelectorAll('[aria-busy="true"]');
  await waitFor(() => expect(busy()).toHaveLength(0), patience);
}
