import type { Locator, Page } from 'playwright';

export const columns = {
  inbox: 'Inbox',
  inProgress: 'In Progress',
  waiting: 'Waiting for Response',
  completed: 'Completed',
} as const;

type ColumnTitle = (typeof columns)[keyof typeof columns];

/** A column of the board, as somebody who listens would find it. */
export const columnOf = (page: Page, title: ColumnTitle): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The card of a message in a column; its name is who wrote and about what. */
export const cardIn = (page: Page, title: ColumnTitle, name: string): Locator =>
  columnOf(page, title).getByRole('button', { name, exact: true });
