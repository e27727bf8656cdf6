import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardIn, columnOf, columns } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { nastyMailbox, owner } from '../support/nasty-mailbox.ts';

const { start, open } = journey();

const ada = 'Ada Okafor, Re: Supply contract for 2027';
const piotr = 'Piotr Nowak, Broken in transit';

/** The product with the nasty mailbox on its board. */
async function withMail(): Promise<string> {
  const { address } = await start();
  const api = apiAt(address);
  await api.ended((await api.upload('mail.mbox', nastyMailbox.file, [owner])).id);
  return address;
}

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the pointer', (page) => cardIn(page, columns.inbox, ada).dragTo(columnOf(page, columns.inProgress))],
  [
    'the keyboard',
    async (page) => {
      await cardIn(page, columns.inbox, ada).focus();
      await page.keyboard.press('Shift+ArrowRight');
    },
  ],
  [
    'its menu',
    async (page) => {
      await columnOf(page, columns.inbox)
        .getByRole('button', { name: `Actions for ${ada}`, exact: true })
        .click();
      await page.getByRole('menuitem', { name: columns.inProgress, exact: true }).click();
    },
  ],
];

describe('a card', () => {
  test.each(ways)('moved with %s stays where it was put, also after a reload', async (_, move) => {
    const page = await open(await withMail());
    await cardIn(page, columns.inbox, ada).waitFor();
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
    await move(page);
    await cardIn(page, columns.inProgress, ada).waitFor();
    await saved;

    await page.reload();
    await cardIn(page, columns.inProgress, ada).waitFor();
    expect(await cardIn(page, columns.inbox, ada).count()).toBe(0);
  });

  test('goes back when the server refuses, and says so', async () => {
    const page = await open(await withMail(), { expected: /500/ });
    await page.route('**/api/messages/*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'The disk is full.' } })
        : route.continue(),
    );
    await cardIn(page, columns.inbox, ada).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('The disk is full.').first().waitFor();
    await cardIn(page, columns.inbox, ada).waitFor();
    expect(await cardIn(page, columns.inProgress, ada).count()).toBe(0);
  });

  test('that was moved on one page moves on the other without a reload', async () => {
    const address = await withMail();
    const [one, other] = [await open(address), await open(address)];
    await cardIn(other, columns.inbox, piotr).waitFor();
    await cardIn(one, columns.inbox, piotr).focus();
    await one.keyboard.press('Shift+ArrowRight');
    await cardIn(other, columns.inProgress, piotr).waitFor();
  });
});

describe('the page', () => {
  test('says which address is none of its pages', async () => {
    const { address } = await start();
    const page = await open(`${address}/nowhere`, { expected: /404/ });
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
  });

  test('says that a column could not be read, and reads it when asked again', async () => {
    const address = await withMail();
    const page = await open('about:blank', { expected: /503/ });
    await page.route('**/api/messages?*', (route) => route.fulfill({ status: 503, body: 'database is locked' }));
    await page.goto(address);
    await page.getByText('503: database is locked').first().waitFor();

    await page.unroute('**/api/messages?*');
    const said = page.getByRole('alert').filter({ hasText: 'The board could not be read.' });
    await said.getByRole('button', { name: 'Try again' }).click();
    await cardIn(page, columns.inbox, ada).waitFor();
  });

  test.each(['light', 'dark'] as const)('follows a device that is %s', async (colorScheme) => {
    const page = await open(await withMail(), { colorScheme });
    await cardIn(page, columns.inbox, ada).waitFor();
    const [red = 0, green = 0, blue = 0] = await page.evaluate(() =>
      (/\d+, \d+, \d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0] ?? '').split(', ').map(Number),
    );
    const isDark = (red + green + blue) / 3 < 128;
    expect(isDark).toBe(colorScheme === 'dark');
  });
});
