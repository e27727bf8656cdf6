import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';

const { open } = journey();
const address = ownApp({});

/** On a machine that is busy with other journeys. */
const patience = { timeout: 15_000 };

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '7201', name: 'Ilse Brandt', text: 'Thank you, see you next week.' });
  await api.simulate('telegram', { from: '7202', name: 'Omar Said', text: 'This is urgent: can you call me today?' });
});

const answers = (page: Page) => page.getByRole('list', { name: 'Reply first' });
const names = (page: Page) => answers(page).getByRole('link').allTextContents();

test('today says whom to reply to first, leads there, and forgets who was replied to', async () => {
  const page = await open(address());
  await answers(page).waitFor();
  await expect.poll(() => names(page), patience).toEqual(['Omar Said', 'Ilse Brandt']);
  await page.getByText('2 new conversations.').waitFor();
  await page.getByText('Select a channel or a message').waitFor();

  // By keys: to the page of the day, and from it into the conversation.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await answers(page).getByRole('link', { name: 'Omar Said' }).press('Enter');
  await detailOf(page).getByText('This is urgent: can you call me today?').first().waitFor();

  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page), patience).toEqual(['Ilse Brandt']);
});

test('who writes comes to the day without a reload', async () => {
  const page = await open(`${address()}/today`);
  await answers(page).waitFor();
  await apiAt(address()).simulate('telegram', {
    from: '7203',
    name: 'Rosa Lind',
    text: 'Could you send me the price?',
  });
  await expect.poll(() => names(page), patience).toContain('Rosa Lind');
});

test('the strip of birthdays, markets and news is put away for good, and comes back from the palette', async () => {
  const page = await open(address());
  const strip = page.getByRole('group', { name: 'At a glance' });
  await strip.getByRole('button', { name: 'Hide birthdays, markets and news' }).click();
  await strip.waitFor({ state: 'hidden' });

  await page.reload();
  await cardsFrom(page, columns.inbox, 'Ilse Brandt').first().waitFor();
  expect(await strip.count()).toBe(0);
  const palette = page.getByRole('combobox');
  // Its code comes a moment after the board, and the browser has taken a chord pressed before.
  await expect
    .poll(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('Control+k');
      return palette.isVisible();
    }, patience)
    .toBe(true);
  await palette.fill('birthdays');
  await page.getByRole('option', { name: /^Show birthdays, markets and news/ }).click();
  await strip.waitFor();
});
