import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

/** Who wrote first comes last. */
const people = ['Bo Lund', 'Ada Quist', 'Cy Marsh'];

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  for (const [place, name] of people.entries()) {
    await api.simulate('telegram', { from: `740${place}`, name, text: `Hello from ${name}, see you next week.` });
  }
});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

const grid = (page: Page) => page.getByRole('grid', { name: 'Conversations' });

const row = (page: Page, name: string) => grid(page).getByRole('row', { name });

const namesIn = (page: Page) => grid(page).getByRole('rowheader').locator('bdi').allInnerTexts();

const headingsIn = (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .evaluateAll((headings) => headings.map((heading) => heading.getAttribute('aria-label')).filter(Boolean));

/** The table shows these contacts, in this order. */
async function shows(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => namesIn(page), patience).toEqual(names);
}

test('conversations are sorted, moved, completed, saved and downloaded in a table, by keyboard', async () => {
  const page = await open(address());
  await page.getByRole('button', { name: 'Show as table' }).focus();
  await page.keyboard.press('Enter');
  await shows(page, ['Cy Marsh', 'Ada Quist', 'Bo Lund']);
  expect(new URL(page.url()).searchParams.get('layout')).toBe('table');

  await grid(page).getByRole('columnheader', { name: 'Contact' }).focus();
  await page.keyboard.press('Enter');
  await shows(page, ['Ada Quist', 'Bo Lund', 'Cy Marsh']);

  await page.getByRole('button', { name: 'Columns', exact: true }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Priority', 'Channels', 'Last message']) {
    await chooser.getByRole('checkbox', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Escape');
  await chooser.waitFor({ state: 'hidden' });
  const arranged = ['Contact', 'Subject', 'Column', 'Assigned to', 'Last activity', 'Last message'];
  await expect.poll(() => headingsIn(page)).toEqual(arranged);

  await row(page, 'Ada Quist').focus();
  // Past the checkbox, the contact and the subject.
  for (let cell = 0; cell < 4; cell += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Waiting for Response' }).press('Enter');
  await row(page, 'Ada Quist').getByText('Waiting for Response').waitFor();

  await page.getByRole('button', { name: 'More actions for views' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a view…' }).press('Enter');
  await page.getByRole('dialog', { name: 'Save as a view' }).getByRole('textbox').waitFor();
  await page.keyboard.type('By name');
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: 'By name', exact: true });
  await expect.poll(() => view.getAttribute('aria-pressed'), patience).toBe('true');

  await page.reload();
  await shows(page, ['Ada Quist', 'Bo Lund', 'Cy Marsh']);
  expect(await headingsIn(page)).toEqual(arranged);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  expect((await coming).suggestedFilename()).toBe('conversations.csv');

  // The shortcuts of the board act on the row that has the focus.
  await row(page, 'Bo Lund').focus();
  await page.keyboard.press('e');
  await shows(page, ['Ada Quist', 'Cy Marsh']);
  await page.keyboard.press('z');
  await shows(page, ['Ada Quist', 'Bo Lund', 'Cy Marsh']);
});

test('a search of the toolbar narrows the table, and a row opens its conversation', async () => {
  const page = await open(`${address()}/?layout=table&in=all`);
  await grid(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('from:cy');
  await shows(page, ['Cy Marsh']);
  await row(page, 'Cy Marsh').focus();
  await page.keyboard.press('Enter');
  await page.getByText('Hello from Cy Marsh, see you next week.').last().waitFor();
  expect(new URL(page.url()).searchParams.get('conversation')).not.toBeNull();
  await page.goBack();
  await shows(page, ['Cy Marsh']);
  await page.getByRole('button', { name: 'Show as board' }).focus();
  await page.keyboard.press('Enter');
  await grid(page).waitFor({ state: 'hidden' });
});
