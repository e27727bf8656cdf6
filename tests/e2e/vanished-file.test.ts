import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { columns, openMessage } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { temporaryFolder } from '../support/paths.ts';

/** What the browser says when it cannot read a file. */
const expected = /ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED/;

/** Chooses a file, and deletes it before the first byte of it is sent. */
async function deleteWhileSent(page: Page, input: Locator, file: { name: string; text: string }): Promise<void> {
  await page.evaluate(() => {
    const deleted = new Promise((resolve) => window.addEventListener('deleted', resolve, { once: true }));
    const chosen = () => window.dispatchEvent(new Event('sending'));
    const sending = new Promise((resolve) => window.addEventListener('sending', resolve, { once: true }));
    Reflect.set(window, 'sending', sending);
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function later(body) {
      chosen();
      void deleted.then(() => send.call(this, body));
    };
    const ask = window.fetch;
    window.fetch = async (url, init) => {
      if (init?.body instanceof Blob) {
        chosen();
        await deleted;
      }
      return ask(url, init);
    };
  });
  const folder = temporaryFolder('vanished');
  const path = join(folder.path, file.name);
  writeFileSync(path, file.text);
  await input.setInputFiles(path);
  await page.evaluate(() => Reflect.get(window, 'sending'));
  folder.remove();
  await page.evaluate(() => window.dispatchEvent(new Event('deleted')));
}

const { open } = journey();
const address = ownApp({});

test('a file that is deleted while it is being attached says so, and the reply goes without it', async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '7501', name: 'Sanna Vik', text: 'Where is the offer?' });
  const page = await open(address(), { expected });
  const detail = await openMessage(page, columns.inbox, 'Sanna Vik');
  const field = detail.getByRole('textbox', { name: 'Reply on Telegram' });
  await field.fill('The offer is attached.');

  await deleteWhileSent(page, detail.locator('input[type=file]'), { name: 'offer.txt', text: 'Two machines.' });

  await detail.getByText(/^offer\.txt was not uploaded\. The file was moved, changed or deleted/).waitFor();
  expect(await detail.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await detail.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await detail.getByRole('button', { name: 'Remove offer.txt' }).click();
  await expect.poll(() => detail.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true);
});

const imports = [
  { what: 'mailbox', path: '/setup?section=import', name: 'old.mbox', text: 'From ada@example.org' },
  {
    what: 'file of contacts',
    path: '/contacts',
    menu: { button: 'Import and export', item: 'Import contacts…' },
    name: 'people.csv',
    text: 'Name\nAda',
  },
  {
    what: 'file of deals',
    path: '/deals',
    menu: { button: 'More actions', item: 'Import deals…' },
    name: 'deals.csv',
    text: 'Deal\nForty kilos',
  },
];

test.each(imports)('a deleted $what is to be chosen again', async ({ path, menu, ...file }) => {
  const page = await open(`${address()}${path}`, { expected });
  if (menu !== undefined) {
    await page.getByRole('button', { name: menu.button }).click();
    await page.getByRole('menuitem', { name: menu.item }).click();
  }
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  await deleteWhileSent(page, input, file);
  await page.getByText('The file was moved, changed or deleted. Choose it again.').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
