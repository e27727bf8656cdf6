import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columnOf, columns, detailOf, toastsOf } from '../support/board.ts';
import { journey, ownApp, withWorker } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

/** Who wrote, first to last: the board has the newest first. */
const people = ['Ines Duarte', 'Jonas Keller', 'Katya Orlova', 'Liam Byrne', 'Mona Haddad', 'Nils Aas'] as const;

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  for (const [index, name] of people.entries()) {
    await api.simulate('telegram', { from: `70000${index}`, name, text: `Hello, this is ${name}. Could you call me?` });
  }
});

/** Whether it has the focus, for as long as that may take. */
const hasFocus = async (element: Locator): Promise<void> => {
  await expect.poll(() => element.evaluate((one) => one === document.activeElement), patience).toBe(true);
};

const card = (page: Page, name: string): Locator => cardsFrom(page, columns.inbox, name).first();

/** The work is at this card: letters act on it, and Enter opens it. */
const isAt = async (page: Page, name: string): Promise<void> => {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused, patience).toMatch(new RegExp(`^${name}`));
};

const isGone = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => card(page, name).count(), patience).toBe(0);
};

const isThere = (page: Page, name: string) => card(page, name).waitFor();

/** The message is open, and the work is in its panel: letters act on it from now on. */
const isOpen = async (page: Page, name: string): Promise<void> => {
  await detailOf(page).getByRole('heading', { name }).first().waitFor();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('aside, [role="complementary"]') !== null);
  await expect.poll(isInside, patience).toBe(true);
};

const said = (page: Page, text: string | RegExp) => toastsOf(page).getByText(text).first().waitFor();

/** Shown by Escape as much as by the key that opened it: what is asked goes, and the work is where it was. */
async function opensAndCloses(page: Page, keys: string, name: string, dialog: Locator): Promise<void> {
  await page.keyboard.press(keys);
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await isAt(page, name);
}

test('a day of triage by keys alone: reply, next, snooze, assign, complete, undo, and Escape from everywhere', {
  timeout: 180_000,
}, async () => {
  const page = await open(address(), withWorker);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const panel = detailOf(page);
  const [ines, jonas, katya, liam, mona, nils] = people;
  for (const name of people) await isThere(page, name);

  // The newest is answered. Escape leaves the field, then the message, and the work goes on with the next of the inbox.
  await press('j');
  await isAt(page, nils);
  await press('Enter');
  await isOpen(page, nils);
  await press('r');
  const field = panel.getByRole('textbox', { name: /^Reply on/ });
  await hasFocus(field);
  await page.keyboard.type('I will call you at three.');
  await page.keyboard.press('Control+Enter');
  await said(page, /^Sending in/);
  // Out of the field the key takes the newest back, which is the reply.
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await said(page, 'Undone. The text is back in the reply.');
  await hasFocus(field);
  await press('Control+Enter');
  await isGone(page, nils);
  await press('Escape', 'Escape');
  await isAt(page, mona);
  await cardsFrom(page, columns.waiting, nils).first().waitFor();

  // Read on with the panel open; Escape returns to the card of what was open, from the panel as well.
  await press('Enter');
  await isOpen(page, mona);
  await press('j');
  await isOpen(page, liam);
  await press('Escape');
  await panel.getByRole('heading', { name: liam }).first().waitFor({ state: 'hidden' });
  await isAt(page, liam);

  // Every question goes with Escape, and changes nothing.
  const dialog = page.getByRole('dialog');
  await opensAndCloses(page, 's', liam, dialog);
  await opensAndCloses(page, 'a', liam, dialog);
  await opensAndCloses(page, 'l', liam, dialog);
  await opensAndCloses(page, 'p', liam, dialog);
  await opensAndCloses(page, '?', liam, dialog);
  await opensAndCloses(page, 'c', liam, dialog);
  await opensAndCloses(page, 'Control+k', liam, dialog);
  await opensAndCloses(page, 'Shift+F10', liam, page.getByRole('menu'));
  expect(
    await toastsOf(page)
      .getByText(/Assigned|Snoozed/)
      .count(),
  ).toBe(0);

  // Snoozed from the card: it goes, and the work is at the next one; taken back, it is there again.
  await press('s');
  await dialog
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .waitFor();
  await dialog
    .getByRole('button', { name: /^Tomorrow/ })
    .first()
    .press('Enter');
  await said(page, /^Snoozed until/);
  await isGone(page, liam);
  await isAt(page, katya);
  await press('z');
  await isThere(page, liam);
  await isAt(page, katya);

  // Assigned: the card stays, and so does the focus.
  await press('a');
  await dialog.getByRole('option').first().waitFor();
  await press('Home', 'Enter');
  await said(page, 'Assigned');
  await isAt(page, katya);

  // Completed, taken back, completed with others.
  await press('e');
  await isGone(page, katya);
  await isAt(page, jonas);
  await press('z');
  await isThere(page, katya);
  await isAt(page, jonas);
  await press('k');
  await isAt(page, katya);
  await press('x');
  await page.getByText('1 selected').waitFor();
  await press('Shift+j');
  await page.getByText('2 selected').waitFor();
  await press('Escape');
  await page.getByText('2 selected').waitFor({ state: 'hidden' });
  await isAt(page, jonas);

  // The search, and back to the board.
  await press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input')), patience).toBe(true);
  await press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input') ?? false), patience).toBe(false);

  // The last of the column: the one before it is next; with none left, the column itself.
  await press('Tab');
  await card(page, ines).focus();
  await press('e');
  await isGone(page, ines);
  await isAt(page, jonas);
  await press('Enter');
  for (const name of [jonas, katya, liam, mona]) {
    await isOpen(page, name);
    await press('e');
    await isGone(page, name);
  }
  await hasFocus(columnOf(page, columns.inbox).getByRole('heading'));
  await press('z');
  await isThere(page, mona);
  await press('j');
  await isAt(page, mona);
});
