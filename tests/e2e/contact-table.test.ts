import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

beforeAll(async () => {
  const people = [
    { name: 'Anton Berg', email: 'anton@tidewater.example', company: 'Tidewater Foods', title: 'Chef' },
    { name: 'Vera Lindholm', email: 'vera@tidewater.example', company: 'Tidewater Foods', title: 'Buyer' },
    { name: 'Cora Blum', email: 'cora@acme.example', company: 'Acme' },
  ];
  for (const person of people) {
    const headers = { 'content-type': 'application/json', origin: address() };
    const made = await fetch(`${address()}/api/contacts`, { method: 'POST', headers, body: JSON.stringify(person) });
    if (made.status !== 201) throw new Error(await made.text());
  }
});

const grid = (page: Page) => page.getByRole('grid', { name: 'Contacts' });

const namesIn = (page: Page) => grid(page).getByRole('rowheader').locator('bdi').allInnerTexts();

const headingsIn = (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .evaluateAll((headings) => headings.map((heading) => heading.getAttribute('aria-label')).filter(Boolean));

/** The table shows these names, in this order. */
async function shows(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => namesIn(page), { timeout: 15_000 }).toEqual(names);
}

test('a table is filtered, sorted, arranged, edited and saved by keyboard, and is the same after a reload', async () => {
  const page = await open(`${address()}/contacts`);
  await page.getByRole('radio', { name: 'Table' }).focus();
  await page.keyboard.press('Space');
  await grid(page).waitFor();
  expect(new URL(page.url()).searchParams.get('layout')).toBe('table');

  await page.keyboard.press('/');
  await page.keyboard.type('tidewater');
  await shows(page, ['Vera Lindholm', 'Anton Berg']);
  await grid(page).getByRole('columnheader', { name: 'Name' }).focus();
  await page.keyboard.press('Enter');
  await shows(page, ['Anton Berg', 'Vera Lindholm']);
  await page.keyboard.press('Enter');
  await shows(page, ['Vera Lindholm', 'Anton Berg']);

  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('checkbox', { name: 'Phone' }).focus();
  await page.keyboard.press('Space');
  await chooser.getByRole('checkbox', { name: 'Location' }).focus();
  await page.keyboard.press('Space');
  await chooser.getByRole('button', { name: 'Move Title to the front' }).focus();
  await page.keyboard.press('Enter');
  const back = chooser.getByRole('button', { name: 'Move Title to the back' });
  await expect.poll(() => back.evaluate((button) => button === document.activeElement)).toBe(true);
  // The first Escape closes the tooltip of the button.
  await chooser.getByRole('checkbox', { name: 'Title' }).focus();
  await page.keyboard.press('Escape');
  await chooser.waitFor({ state: 'hidden' });
  const arranged = ['Name', 'Title', 'Company', 'Email', 'Last message', 'Location'];
  await expect.poll(() => headingsIn(page)).toEqual(arranged);

  await grid(page).getByRole('row', { name: 'Anton Berg' }).focus();
  // Past the checkbox and the name.
  for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Title of Anton Berg' });
  await editor.waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Head chef');
  await page.keyboard.press('Enter');
  await grid(page).getByRole('row', { name: 'Anton Berg' }).getByText('Head chef').waitFor();

  await page.getByRole('button', { name: 'More actions for views' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a view…' }).press('Enter');
  await page.getByRole('dialog', { name: 'Save as a view' }).getByRole('textbox').waitFor();
  await page.keyboard.type('Tidewater, backwards');
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: 'Tidewater, backwards', exact: true });
  await expect.poll(() => view.getAttribute('aria-pressed')).toBe('true');

  await page.reload();
  await shows(page, ['Vera Lindholm', 'Anton Berg']);
  expect(await headingsIn(page)).toEqual(arranged);
  expect(await page.getByRole('searchbox').inputValue()).toBe('tidewater');
  await grid(page).getByRole('row', { name: 'Anton Berg' }).getByText('Head chef').waitFor();

  await page.getByRole('button', { name: 'All contacts', exact: true }).press('Enter');
  await expect.poll(async () => (await namesIn(page)).length).toBe(3);
  await view.press('Enter');
  await shows(page, ['Vera Lindholm', 'Anton Berg']);
  await expect.poll(() => headingsIn(page)).toEqual(arranged);
});
