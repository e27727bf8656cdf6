import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cardIn, columns } from '../support/board.ts';
import { journey, withWorker } from '../support/journey.ts';
import { toMbox } from '../support/mail.ts';
import { nastyMailbox, owner } from '../support/nasty-mailbox.ts';
import { inRoot, root } from '../support/paths.ts';

const { start, open, dataDir } = journey();

const ada = 'Ada Okafor, Supply contract for 2027';

/** Comes by the command line, when the mailbox is there already. */
const late = toMbox([
  {
    date: '2026-03-05T09:00:00Z',
    from: 'Ola Berg <ola@berg.example>',
    to: owner,
    subject: 'A late question',
    messageId: 'late@berg.example',
    body: 'Do you have a minute?\n',
  },
]);

test('an empty workspace asks for a mailbox, the uploaded one becomes the board, and what the command line imports is on it at once', async () => {
  const folder = dataDir();
  const { address } = await start({ dataDir: folder });
  const page = await open(address, withWorker);
  await page.getByRole('button', { name: 'Skip' }).click();

  await page.locator('input[type=file]').first().setInputFiles({
    name: 'takeout.mbox',
    mimeType: 'application/mbox',
    buffer: nastyMailbox.file,
  });
  await cardIn(page, columns.inbox, ada).waitFor();
  await cardIn(page, columns.waiting, 'Bruno Costa, Tasting in Porto').waitFor();

  await cardIn(page, columns.inbox, ada).click();
  const detail = page.getByRole('complementary').filter({ hasText: 'Brightwater Ltd' });
  // A suggestion may quote the sentence, too, folded away until it is asked for.
  await detail.getByText('Can you sign by Friday?').filter({ visible: true }).first().waitFor();
  await detail.getByText('Head of Procurement').waitFor();

  const archive = join(folder, 'late.mbox');
  writeFileSync(archive, late);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot('scripts', 'import.mjs'), archive, '--own', owner],
    { cwd: root, env: { ...process.env, CONCORDIA_DATA_DIR: folder } },
  );
  expect(stdout).toContain('Imported late.mbox.');
  await cardIn(page, columns.inbox, 'Ola Berg, A late question').waitFor();

  await page.goto(`${address}/contacts`);
  await page.getByText('Jürgen Müller').waitFor();
  expect(await page.title()).toContain('Concordia');
});
