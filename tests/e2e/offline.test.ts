import { expect, test } from 'vitest';
import { journey, sharedApp } from '../support/journey.ts';
import { until } from '../support/until.ts';

const { open } = journey();
const address = sharedApp('plain');

/** What a page without a connection complains about. */
const lost =
  /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|Unable to preload CSS|dynamically imported module/;

const offline = 'You are offline. What you see may be old.';

test('without a connection the app still opens and says so; with one again it shows what there is, and nothing that the API answered was kept', async () => {
  const page = await open(address(), { expected: lost });
  await page.getByRole('button', { name: 'Notifications' }).waitFor();
  // The worker has its shell, and looks after this page.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until('the worker looks after the page', () =>
    page.evaluate(() => (navigator.serviceWorker.controller === null ? undefined : true)),
  );

  await page.context().setOffline(true);
  await page.getByText(offline).waitFor();
  await page.reload();
  await page.getByText(offline).waitFor();
  await page.getByRole('banner').waitFor();

  // What happens meanwhile is on the screen when the connection is back.
  await fetch(`${address()}/api/workspace`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Fernhill Coffee' }),
  });
  await page.context().setOffline(false);
  await page.getByText(offline).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /Fernhill Coffee/ }).waitFor();

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  expect(kept.filter((path) => path.startsWith('/api') || path.startsWith('/calendar'))).toEqual([]);
});
