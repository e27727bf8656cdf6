import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, detailOf } from '../support/board.ts';
import { journey, withWorker } from '../support/journey.ts';
import { startApp } from '../support/server.ts';
import { until } from '../support/until.ts';

const { open, start, dataDir } = journey();

/** What a page without a connection complains about. */
const lost =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|ERR_EMPTY|ERR_CONNECTION_RESET|Failed to load resource|ERR_FAILED|Unable to preload CSS|dynamically imported module/;

const offline = 'You are offline. What you see may be old.';
const away = 'Concordia cannot be reached. What you see may be old.';

/** The worker has its shell, looks after this page, and has kept what is on it. */
const isKept = (page: Page, path: string) =>
  until(`${path} is kept`, () =>
    page.evaluate(async (wanted) => {
      if (navigator.serviceWorker.controller === null) return undefined;
      const data = await caches.open('concordia-data');
      return (await data.keys()).some(({ url }) => new URL(url).pathname.startsWith(wanted)) || undefined;
    }, path),
  );

async function withLetters(address: string): Promise<void> {
  const api = apiAt(address);
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '900001', name: 'Rosa Weiss', text: 'The samples arrived. Thank you.' });
  await api.simulate('telegram', { from: '900002', name: 'Stig Dahl', text: 'When do you open?' });
}

test('what is under way while the service worker takes over is kept too', async () => {
  const { address } = await start();
  const page = await open(`${address}/api/health`, withWorker);
  const { promise: isTakenOver, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/today*', async (route) => {
    await isTakenOver;
    await route.continue();
  });
  const isAsked = page.waitForRequest('**/api/today*');
  await page.goto(address);
  await isAsked;
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isKept(page, '/api/workspace');
  release();
  await isKept(page, '/api/today');
});

test('without a connection the app opens with what was read before, also a message; with one again it shows what there is, and who is erased is forgotten', async () => {
  const { address } = await start();
  await withLetters(address);
  const page = await open(address, { expected: lost, ...withWorker });
  await isKept(page, '/api/conversations');
  await cardsFrom(page, columns.inbox, 'Rosa Weiss').first().click();
  const detail = detailOf(page);
  await detail.getByRole('article').getByText('The samples arrived. Thank you.').first().waitFor();
  await isKept(page, '/api/conversations');

  await page.context().setOffline(true);
  await page.getByText(offline).waitFor();
  await page.reload();
  await page.getByText(offline).waitFor();
  await cardsFrom(page, columns.inbox, 'Stig Dahl').first().waitFor();
  await detail.getByRole('article').getByText('The samples arrived. Thank you.').first().waitFor();

  // What happens meanwhile is on the screen when the connection is back.
  await fetch(`${address}/api/workspace`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fernhill Coffee' }),
  });
  await page.context().setOffline(false);
  await page.getByText(offline).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /Fernhill Coffee/ }).waitFor();

  // Erased elsewhere: the next page that is opened forgets everything that was kept.
  const contacts: { id: string; name: string; version: number }[] = await (
    await fetch(`${address}/api/contacts`)
  ).json();
  const rosa = contacts.find(({ name }) => name === 'Rosa Weiss');
  const erased = await fetch(`${address}/api/contacts/${rosa?.id}/erasure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: 'Rosa Weiss' }),
  });
  expect(erased.ok).toBe(true);
  await page.goto(address);
  const said = () =>
    page.evaluate(async () => {
      const data = await caches.open('concordia-data');
      const answers = await Promise.all((await data.keys()).map(async (key) => (await data.match(key))?.text()));
      return answers.some((answer) => answer?.includes('The samples arrived')) ? undefined : true;
    });
  await until('nothing of her is kept', said);
});

test('a server that is away is one banner, the screen keeps what it has, and all of it comes back together', async () => {
  const folder = dataDir();
  const app = await start({ dataDir: folder });
  await withLetters(app.address);
  const page = await open(app.address, { expected: lost, ...withWorker });
  await cardsFrom(page, columns.inbox, 'Rosa Weiss').first().waitFor();
  await isKept(page, '/api/conversations');
  await app.kill();
  // What was never read stays a quiet place; what was, stays as it is.
  await cardsFrom(page, columns.inbox, 'Rosa Weiss').first().click();
  await page.getByText(away).waitFor();
  await detailOf(page).getByText('Waiting for the server').first().waitFor();
  expect(await page.getByText(away).count()).toBe(1);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  expect(await cardsFrom(page, columns.inbox, 'Stig Dahl').count()).toBe(1);
  // Each attempt doubles the wait: by now the page does not come back before the person asks it to.
  const tryNow = page.getByRole('button', { name: 'Try now' });
  await until('the next attempt is far away', async () => {
    await tryNow.click();
    return (await page.getByText(/^Retrying in [23]\d s\.$/).isVisible()) || undefined;
  });

  const again = await startApp({ dataDir: folder, port: app.port });
  try {
    await apiAt(again.address).simulate('telegram', { from: '900003', name: 'Tove Lund', text: 'One more thing.' });
    await tryNow.click();
    await page.getByText(away).waitFor({ state: 'hidden' });
    await cardsFrom(page, columns.inbox, 'Tove Lund').first().waitFor();
    await detailOf(page).getByRole('article').getByText('The samples arrived. Thank you.').first().waitFor();
  } finally {
    await page.goto('about:blank');
    await again.stop();
  }
});
