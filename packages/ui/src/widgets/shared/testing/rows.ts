import { expect, screen, waitFor } from 'storybook/test';

/** The controls that open the rows of a list, in their order. By attribute: role queries over hundreds of elements take seconds. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row-focus]')];

/** Waits until a list shows something; big worlds take a moment to answer. */
export async function rowsAreThere(): Promise<void> {
  await waitFor(() => expect(rows().length).toBeGreaterThan(0), { timeout: 10_000 });
}

/** Waits until a widget is ready: its skeleton has the same buttons, and a test must not press those. */
export async function isReady(name: string): Promise<void> {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 });
}
