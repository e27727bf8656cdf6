import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

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

test('the palette finds people and conversations, and opens what was found', async () => {
  const page = await open(address());
  const card = cardsFrom(page, columns.inbox, 'Tuva Myrdal').first();
  await card.focus();
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('Tuva Myrdal');
  await page
    .getByRole('option', { name: /^Tuva Myrdal/ })
    .first()
    .waitFor();
  const message = page.getByRole('option', { name: /Do you repair the old grinders/ });
  await message.waitFor();
  await message.click();
  await detailOf(page).getByText('Do you repair the old grinders?').first().waitFor();
});
