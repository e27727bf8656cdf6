import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = sharedApp('demo');

/** More than any screen has stops. */
const MOST_STOPS = 120;

/** Goes there with Tab alone, as somebody without a pointer does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${wanted}`);
}

/** What the demo's messages tell of people is read a moment after they are in the workspace. */
const titlesAreRead = () =>
  until(
    'titles are read',
    async () => {
      const body = JSON.stringify({ query: 'title:head' });
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${address()}/api/search`, { method: 'POST', headers, body });
      const { results }: { results: readonly unknown[] } = await reply.json();
      return results.length > 0 ? true : undefined;
    },
    { withinMs: 60_000 },
  );

test('by keys alone: a search is completed, the neighborhood of who is found is walked, and a day is put in order', async () => {
  await titlesAreRead();
  const page = await open(`${address()}/intelligence?tab=search`);
  const query = page.getByRole('combobox', { name: 'Query' });
  await tabTo(page, query);
  await page.keyboard.type('tit');
  await page.getByRole('option', { name: /^title/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  // The options are replaced when the server's counts arrive: Enter takes the one that is focused by then.
  await expect.poll(() => query.getAttribute('aria-activedescendant')).not.toBeNull();
  await page.keyboard.press('Enter');
  await expect.poll(() => query.inputValue()).toBe('title:');
  await page.keyboard.type('head');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await toastsOf(page).getByText('Search Complete').waitFor();

  await tabTo(page, page.getByRole('button', { name: /^Show connections: / }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Connections of / });
  const nodes = dialog.getByRole('group', { name: /connections?$/ }).getByRole('button');
  const middle = dialog.locator('[aria-current="true"]');
  await tabTo(page, nodes.first());
  await page.keyboard.press('End');
  const neighbor = (await nodes.last().textContent()) ?? '';
  await page.keyboard.press('Enter');
  const trail = dialog.getByRole('navigation', { name: 'The way here' });
  await trail.waitFor();
  await expect.poll(async () => (await middle.textContent())?.slice(0, 5)).toBe(neighbor.slice(0, 5));
  await page.keyboard.press('Escape');
  await trail.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.goto(`${address()}/intelligence?tab=optimization`);
  await tabTo(page, page.getByRole('button', { name: 'Add Random Task' }));
  await page.keyboard.press('Enter');
  await page.getByRole('list', { name: 'Tasks' }).getByText('Random').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Optimize Queue' }));
  await page.keyboard.press('Enter');
  await toastsOf(page).getByText('Optimization Complete').waitFor();
  const made = page.waitForResponse((reply) => reply.url().endsWith('/api/queue/accept'));
  await tabTo(page, page.getByRole('button', { name: 'Accept into follow-ups' }));
  await page.keyboard.press('Enter');
  expect((await made).status()).toBe(200);
  await page.getByRole('button', { name: 'Accepted' }).waitFor();
});
