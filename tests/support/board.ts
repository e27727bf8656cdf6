import type { Locator, Page } from 'playwright';

export const columns = {
  inbox: 'Inbox',
  inProgress: 'In Progress',
  waiting: 'Waiting for Response',
  completed: 'Completed',
} as const;

type ColumnTitle = (typeof columns)[keyof typeof columns];

/** A text as it stands, for use inside a regular expression. */
export const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A column of the board, as somebody who listens would find it. */
export const columnOf = (page: Page, title: ColumnTitle): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The card of a message in a column; its name is who wrote and about what. */
export const cardIn = (page: Page, title: ColumnTitle, name: string): Locator =>
  columnOf(page, title).getByRole('button', { name, exact: true });

/** What is open beside the board. */
export const detailOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Details' });

/** Where the app says what was done, and offers to take it back. */
export const toastsOf = (page: Page): Locator => page.getByRole('region', { name: 'Status messages' });

/** The conversations that a search found whose names begin so. */
export const foundBy = (page: Page, begins: string): Locator =>
  page.getByRole('list', { name: 'Search results' }).getByRole('button', { name: new RegExp(`^${literal(begins)}`) });

/** Opens the first card of a column whose name begins so. @returns the panel beside the board */
export async function openMessage(page: Page, title: ColumnTitle, begins: string): Promise<Locator> {
  await cardsFrom(page, title, begins).first().click();
  return detailOf(page);
}

/** The cards of a column whose names begin so: who wrote, and perhaps about what. */
export const cardsFrom = (page: Page, title: ColumnTitle, begins: string): Locator =>
  columnOf(page, title).getByRole('button', {
    name: new RegExp(`^${literal(begins)}`),
  });
