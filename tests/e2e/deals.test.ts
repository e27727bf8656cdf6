import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

beforeAll(async () => {
  const person = { name: 'Vera Lindholm', email: 'vera@tidewater.example', company: 'Tidewater Foods' };
  const headers = { 'content-type': 'application/json', origin: address() };
  const made = await fetch(`${address()}/api/contacts`, { method: 'POST', headers, body: JSON.stringify(person) });
  if (made.status !== 201) throw new Error(await made.text());
});

const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, name: string) =>
  stage(page, name).getByRole('button', { name: 'Forty kilos, Vera Lindholm', exact: true });

test('a deal is entered, moved by keys, won, and seen on the page of its company', async () => {
  const page = await open(`${address()}/companies`);
  await page.getByRole('link', { name: 'Tidewater Foods' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await page.getByRole('heading', { level: 1, name: 'Deals' }).waitFor();
  await page.getByText('No deals yet').waitFor();

  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New deal' });
  await dialog.getByRole('textbox', { name: /^Deal/ }).fill('Forty kilos');
  await dialog.getByRole('combobox', { name: /^Contact/ }).fill('Vera');
  await page.getByRole('option', { name: /^Vera Lindholm/ }).click();
  await dialog.getByRole('textbox', { name: /^Value/ }).fill('1250');
  await dialog.getByRole('button', { name: 'New deal' }).click();

  await card(page, 'New').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await card(page, 'Qualified').waitFor();
  await toastsOf(page).getByText('Forty kilos moved to Qualified').waitFor();
  for (const next of ['Proposal', 'Negotiation', 'Won']) {
    await card(page, next === 'Proposal' ? 'Qualified' : next === 'Negotiation' ? 'Proposal' : 'Negotiation').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await card(page, next).waitFor();
  }
  await toastsOf(page).getByText('Won: Forty kilos').waitFor();
  expect(await stage(page, 'Won').innerText()).toContain('$1,250');

  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.getByRole('link', { name: 'Tidewater Foods' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tidewater Foods' }).waitFor();
  await page.getByRole('link', { name: 'Vera Lindholm' }).first().waitFor();
  const row = page.getByRole('row', { name: /Forty kilos/ });
  expect(await row.innerText()).toMatch(/Won[\s\S]*\$1,250/);
});
