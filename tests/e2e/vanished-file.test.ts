import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { columns, openMessage } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { temporaryFolder } from '../support/paths.ts';

const { open } = journey();
const address = ownApp({});

test('a file that is deleted while it is being attached says so, and the reply goes without it', async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '7501', name: 'Sanna Vik', text: 'Where is the offer?' });
  const page = await open(address(), { expected: /ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED/ });
  const detail = await openMessage(page, columns.inbox, 'Sanna Vik');
  const field = detail.getByRole('textbox', { name: 'Reply on Telegram' });
  await field.fill('The offer is attached.');

  // Sending waits until the file is deleted.
  await page.evaluate(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function later(body) {
      window.addEventListener('deleted', () => send.call(this, body), { once: true });
    };
  });
  const folder = temporaryFolder('vanished');
  const path = join(folder.path, 'offer.txt');
  writeFileSync(path, 'Two machines.');
  await detail.locator('input[type=file]').setInputFiles(path);
  await detail.getByRole('progressbar', { name: 'offer.txt' }).waitFor();
  folder.remove();
  await page.evaluate(() => window.dispatchEvent(new Event('deleted')));

  await detail.getByText(/^offer\.txt was not uploaded\. The file was moved, changed or deleted/).waitFor();
  expect(await detail.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await detail.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true);
  await detail.getByRole('button', { name: 'Remove offer.txt' }).click();
  await expect.poll(() => detail.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true);
});
