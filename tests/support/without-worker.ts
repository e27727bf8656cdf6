import type { Page } from 'playwright';
import type { Journey } from './journey.ts';

/** An empty page without a service worker, whose requests would bypass `page.route`. */
export async function openWithoutWorker({ open }: Pick<Journey, 'open'>, expected?: RegExp): Promise<Page> {
  const page = await open('about:blank', expected && { expected });
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('No service worker in this test.'));
  });
  return page;
}
