import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardIn, columnOf, columns } from '../support/board.ts';
import { journey, sharedApp, withWorker } from '../support/journey.ts';
import { nastyMailbox, owner } from '../support/nasty-mailbox.ts';

const { open } = journey();
const address = sharedApp('plain');

const ada = 'Ada Okafor, Supply contract for 2027';
const jürgen = 'Jürgen Müller, Grüße aus Köln';
const li = '李小龙, 价格 list';
const piotr = 'Piotr Nowak, Broken in transit';

// The nasty mailbox is on the board.
beforeAll(async () => {
  const api = apiAt(address());
  await api.ended((await api.upload('mail.mbox', nastyMailbox.file, [owner])).id);
});

const byPointer = (page: Page, card: string): Promise<void> =>
  cardIn(page, columns.inbox, card).dragTo(columnOf(page, columns.inProgress));

async function byKeys(page: Page, card: string): Promise<void> {
  await cardIn(page, columns.inbox, card).focus();
  await page.keyboard.press('Shift+ArrowRight');
}

async function byMenu(page: Page, card: string): Promise<void> {
  const inbox = columnOf(page, columns.inbox);
  await inbox.getByRole('button', { name: `Actions for ${card}`, exact: true }).click();
  await page.getByRole('menuitem', { name: columns.inProgress, exact: true }).click();
}

describe('a card', () => {
  test('moved with the pointer, the keyboard or its menu stays where it was put, also after a reload', async () => {
    const page = await open(address(), withWorker);
    const moves = [
      [ada, byPointer],
      [jürgen, byKeys],
      [li, byMenu],
    ] as const;
    for (const [card, move] of moves) {
      await cardIn(page, columns.inbox, card).waitFor();
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
      await move(page, card);
      await cardIn(page, columns.inProgress, card).waitFor();
      await saved;
    }

    await page.reload();
    for (const [card] of moves) {
      await cardIn(page, columns.inProgress, card).waitFor();
      expect(await cardIn(page, columns.inbox, card).count()).toBe(0);
    }
  });

  test('goes back when the server refuses, and says so', async () => {
    const page = await open('about:blank', { expected: /500/ });
    await page.goto(address());
    await page.route('**/api/conversations/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'The disk is full.' } })
        : route.continue(),
    );
    await byKeys(page, piotr);
    await page.getByText('The disk is full.').first().waitFor();
    await cardIn(page, columns.inbox, piotr).waitFor();
    expect(await cardIn(page, columns.inProgress, piotr).count()).toBe(0);
  });
});

describe('the page', () => {
  test('says which address is none of its pages', async () => {
    const page = await open(`${address()}/nowhere`, { expected: /404/ });
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    expect(await page.getByText('Did you forget to add the page to the router?').isVisible()).toBe(true);
  });

  test('says that a column could not be read, reads it when asked again, and is as light or dark as the device', async () => {
    const page = await open('about:blank', { expected: /503/ });
    const server = { isBusy: true };
    await page.route('**/api/conversations?*', (route) =>
      server.isBusy
        ? route.fulfill({ status: 503, headers: { 'x-request-id': 'r-2026' }, body: 'database is locked' })
        : route.fallback(),
    );
    await page.goto(address());
    await page.getByText('The server is busy. Wait a moment and try again.').first().waitFor();
    await page.getByText('r-2026').first().waitFor();
    expect(await page.getByText('database is locked').count()).toBe(0);

    // The board also retries automatically. The server recovers with the press, so that the press is what reloads it.
    await page.exposeFunction('recover', () => {
      server.isBusy = false;
    });
    const alert = page.getByRole('alert').filter({ hasText: 'The board could not be read.' });
    const again = alert.getByRole('button', { name: 'Try again' });
    await again.evaluate((button) => button.addEventListener('pointerdown', () => Reflect.get(window, 'recover')()));
    await again.click();
    await cardIn(page, columns.inbox, piotr).waitFor();

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect
        .poll(() => brightnessOf(page), { message: colorScheme, timeout: 15_000 })
        .toSatisfy(isSeenAs[colorScheme]);
    }
  });
});

const isSeenAs = {
  dark: (brightness: number) => brightness < 128,
  light: (brightness: number) => brightness >= 128,
};

/** How bright the ground of the page is, from 0 to 255. */
const brightnessOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = (/\d+, \d+, \d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? '').split(', ');
    return parts.map(Number).reduce((sum, part) => sum + part, 0) / parts.length;
  });
