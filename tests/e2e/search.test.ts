import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cardsFrom, columns, foundBy, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

const jonas = 'Jonas Weber, Reklamation';
const liam = 'Liam O’Sullivan, Mara';

const hasParams = (page: Page, expected: Record<string, string>): Promise<void> =>
  page.waitForURL((url) => url.searchParams.toString() === new URLSearchParams(expected).toString());

test('a search and a priority live in the address, through a reload and the back button', async () => {
  const page = await open(address());
  await cardsFrom(page, columns.inbox, liam).waitFor();

  const box = page.getByPlaceholder('Search messages...');
  await box.pressSequentially('reklamation');
  await hasParams(page, { q: 'reklamation' });
  await foundBy(page, jonas).waitFor();
  expect(await foundBy(page, liam).count()).toBe(0);

  const tools = page.getByRole('group', { name: 'Search and filters' });
  await tools.getByRole('button', { name: 'All Priority' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  await hasParams(page, { q: 'reklamation', priority: 'high' });
  await tools.getByRole('list', { name: 'Filters that are on' }).getByText('Priority: High').waitFor();

  await page.reload();
  await foundBy(page, jonas).waitFor();
  expect(await box.inputValue()).toBe('reklamation');
  await tools.getByRole('button', { name: 'High Priority' }).waitFor();

  await page.goBack();
  await hasParams(page, { q: 'reklamation' });
  await tools.getByRole('button', { name: 'All Priority' }).waitFor();
  await page.goBack();
  await hasParams(page, {});
  await cardsFrom(page, columns.inbox, liam).waitFor();
  expect(await box.inputValue()).toBe('');
});

test('several messages are chosen by key, completed at once, and taken back', async () => {
  const page = await open(`${address()}/?q=Amelia`);
  const first = foundBy(page, 'Amelia Brooks, Fact check');
  const second = foundBy(page, 'Amelia Brooks, Mara');
  const completedOnes = page.getByRole('list', { name: 'Search results' }).getByText('Completed', { exact: true });
  const both = [first, second];
  const bar = page.getByRole('region', { name: 'Selected messages' });
  // Keys are listened to once what is loaded later than the cards is there.
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await first.press('x');
  await bar.getByText('1 selected').waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => second.evaluate((card) => card === document.activeElement)).toBe(true);
  await page.keyboard.press('x');
  await bar.getByText('2 selected').waitFor();
  const before = await completedOnes.count();
  const answer = () => page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok());
  const completed = answer();
  await bar.getByRole('button', { name: 'Complete' }).click();
  await completed;
  await toastsOf(page).getByText('Moved 2 messages to Completed').waitFor();
  // A search finds conversations in any column: they stay, and their marks change.
  await expect.poll(() => completedOnes.count()).toBe(before + both.length);

  const saved = answer();
  await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
  await saved;
  await expect.poll(() => completedOnes.count()).toBe(before);
  await page.reload();
  for (const card of both) await card.waitFor();
});
