import { expect, screen, waitFor } from 'storybook/test';

/** The controls that open the rows, in order. Found by attribute: role queries over hundreds of elements take seconds. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row-focus]')];

/** Waits until a list has rows; large worlds take a moment. */
export async function rowsAreThere(): Promise<void> {
  await waitFor(() => expect(rows().length).toBeGreaterThan(0), { timeout: 10_000 });
}

/** Waits until a widget is ready: its skeleton has the same buttons, which tests must not press. */
export async function isReady(name: string): Promise<void> {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 });
}
