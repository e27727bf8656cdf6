import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf, literal } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

/** Who wrote first comes last. */
const pressing = ['Ada Quist', 'Bo Lund', 'Cy Marsh'];

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '7300', name: 'Dan Calm', text: 'Thank you, see you next week.' });
  for (const [place, name] of pressing.entries()) {
    await api.simulate('telegram', { from: `730${place + 1}`, name, text: 'This is urgent: can you call me today?' });
  }
});

const burning = (page: Page) => page.getByRole('region', { name: 'Burning', exact: true });
const cardOf = (page: Page, name: string) =>
  burning(page).getByRole('button', { name: new RegExp(`^${literal(name)}`) });

test('a search becomes a column, in which keys keep their place', async () => {
  const page = await open(address());
  await cardsFrom(page, columns.inbox, 'Ada Quist').first().waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Columns of the board…' }).click();
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByRole('menuitem', { name: 'New column…' }).click();
  const form = page.getByRole('dialog', { name: 'New column' });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Burning');
  await form.getByRole('textbox', { name: /^What it shows/ }).fill('is:urgent');
  await form.getByRole('button', { name: 'Add the column' }).click();
  // Keys belong to a dialog until it is gone.
  await form.waitFor({ state: 'hidden' });
  const editor = page.getByRole('dialog', { name: 'Columns of the board' });
  await editor.getByRole('button', { name: 'Move “Burning” up' }).click();
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'hidden' });

  // Each is in the column of the view, and in the inbox still.
  for (const name of pressing) {
    await cardOf(page, name).waitFor();
    await cardsFrom(page, columns.inbox, name).first().waitFor();
  }
  expect(await cardOf(page, 'Dan Calm').count()).toBe(0);

  // Open, complete, and the next of this column is open.
  await cardOf(page, 'Cy Marsh').focus();
  await page.keyboard.press('Enter');
  await detailOf(page).getByRole('heading', { name: 'Cy Marsh' }).first().waitFor();
  await page.keyboard.press('e');
  await detailOf(page).getByRole('heading', { name: 'Bo Lund' }).first().waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => cardOf(page, 'Bo Lund').evaluate((card) => card === document.activeElement), patience)
    .toBe(true);
  await cardOf(page, 'Cy Marsh').waitFor({ state: 'hidden' });
});

test('the columns are the same for everybody, and go with their view', async () => {
  const [page, other] = [await open(address()), await open(address())];
  await burning(page).waitFor();
  await burning(other).waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Rename or remove views…' }).click();
  await page.getByRole('button', { name: 'Remove “Burning”' }).click();
  await burning(other).waitFor({ state: 'hidden' });

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Keys belong to the dialog until it has given the focus back.
  const views = page.getByRole('button', { name: 'Views' });
  await expect.poll(() => views.evaluate((button) => button === document.activeElement), patience).toBe(true);
  await page.keyboard.press('z');
  await burning(other).waitFor();
});
