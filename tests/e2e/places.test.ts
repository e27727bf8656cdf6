import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf, foundBy, literal } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

/** The letter after `g`, and where it leads. */
const places = {
  t: '/today',
  i: '/intelligence',
  c: '/contacts',
  o: '/companies',
  e: '/deals',
  a: '/analytics',
  n: '/connection',
  s: '/setup',
  d: '/',
} as const;

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '7500', name: 'Tuva Myrdal', text: 'Do you repair the old grinders?' });
  await api.simulate('telegram', { from: '7502', name: 'Oda Lien', text: 'The parcel arrived.' });
  const arrived = await until('both are there', async () => {
    const all = await api.allMessages();
    return all.length === 2 ? all.find(({ contact }) => contact?.name === 'Oda Lien') : undefined;
  });
  await api.update(arrived.id, { status: 'completed' });
});

const pathOf = (page: Page) => page.evaluate(() => location.pathname);

test('g and a letter lead to every place', async () => {
  const page = await open(address());
  await page.getByRole('button', { name: 'Views' }).waitFor();
  for (const [letter, path] of Object.entries(places)) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect.poll(() => pathOf(page), patience).toBe(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  }
});

/** Opens the conversation of a message by the palette. */
async function openByPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(words);
  await page.getByRole('option', { name: new RegExp(literal(words)) }).click();
  await detailOf(page).getByText(words).first().waitFor();
}

test('the palette finds people and conversations, and opens them as the board does', async () => {
  const page = await open(address());
  const card = cardsFrom(page, columns.inbox, 'Tuva Myrdal').first();
  await card.waitFor();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Tuva Myrdal');
  await page
    .getByRole('option', { name: /^Tuva Myrdal/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await openByPalette(page, 'Do you repair the old grinders?');
  await expect.poll(() => card.getAttribute('aria-current'), patience).toBe('true');
  await expect
    .poll(() => detailOf(page).evaluate((pane) => pane.contains(document.activeElement)), patience)
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => card.evaluate((one) => one === document.activeElement), patience).toBe(true);
});

/** Lists that have Tuva Myrdal and not Oda Lien, and what has the focus in each. */
const callers = [
  { over: 'search results', address: '/?q=grinders', caller: (page: Page) => foundBy(page, 'Tuva Myrdal') },
  { over: 'the board', address: '/', caller: (page: Page) => cardsFrom(page, columns.inbox, 'Tuva Myrdal').first() },
  {
    over: 'the table',
    address: '/?layout=table',
    caller: (page: Page) => page.getByRole('row', { name: /Tuva Myrdal/ }),
  },
] as const;

test.each(callers)('what the palette opened from no list leads back to where it was called over $over', async (row) => {
  const page = await open(`${address()}${row.address}`);
  const before = page.url();
  const caller = row.caller(page);
  await caller.focus();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await openByPalette(page, 'The parcel arrived.');
  await expect
    .poll(() => detailOf(page).evaluate((pane) => pane.contains(document.activeElement)), patience)
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => caller.evaluate((one) => one === document.activeElement), patience).toBe(true);
  expect(page.url()).toBe(before);
});

test('a browser that blocks service workers shows the app without a complaint', async () => {
  const page = await open(address(), { serviceWorkers: 'block' });
  await cardsFrom(page, columns.inbox, 'Tuva Myrdal').first().waitFor();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller), patience).toBe(null);
});
