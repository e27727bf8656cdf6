import { expect, test } from 'vitest';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

test('from a query to the path between two people, and to the conversation', { timeout: 120_000 }, async () => {
  const page = await open(`${address()}/intelligence`, { expected: /400/ });
  const graph = page.getByRole('application', { name: /^Who knows whom/ });
  await graph.waitFor();

  const filter = page.getByRole('combobox', { name: 'Filter' });
  await filter.fill('northwind (');
  await filter.press('Enter');
  await expect.poll(() => filter.getAttribute('aria-invalid')).toBe('true');
  expect(await graph.isVisible()).toBe(true);

  await filter.fill('northwind');
  await filter.press('Enter');
  await page.getByText(/^3 people match/).waitFor();

  const find = page.getByRole('combobox', { name: 'Find' });
  await find.fill('Ada');
  await page.getByRole('option', { name: /^Ada Lindqvist/ }).click();
  const pathTo = page.getByRole('combobox', { name: 'Path to' });
  await pathTo.fill('You');
  await page.getByRole('option', { name: /^You/ }).click();
  const steps = page.getByRole('list', { name: /^Ada Lindqvist to You/ }).getByRole('listitem');
  expect(await steps.count()).toBe(2);

  await steps.getByRole('button', { name: 'Ada Lindqvist' }).click();
  await page.getByRole('link', { name: 'Open conversation' }).click();
  await page.waitForURL(/conversation=/);
  await page.getByText('Ada Lindqvist').first().waitFor();
});
