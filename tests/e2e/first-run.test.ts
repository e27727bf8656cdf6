import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cardIn, columns } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { nastyMailbox, owner } from '../support/nasty-mailbox.ts';
import { inRoot, root } from '../support/paths.ts';

const { start, open, dataDir } = journey();

const ada = 'Ada Okafor, Re: Supply contract for 2027';

test('an empty workspace asks for a mailbox, and the uploaded one becomes the board', async () => {
  const { address } = await start();
  const page = await open(address);

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

  await page.goto(`${address}/contacts`);
  await page.getByText('Jürgen Müller').waitFor();
  expect(await page.title()).toContain('Concordia');
});

test('what the command line imports appears on an open page without a reload', async () => {
  const folder = dataDir();
  const { address } = await start({ dataDir: folder });
  const page = await open(address);
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' });

  const archive = join(folder, 'takeout.mbox');
  writeFileSync(archive, nastyMailbox.file);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot('scripts', 'import.mjs'), archive, '--own', owner],
    { cwd: root, env: { ...process.env, CONCORDIA_DATA_DIR: folder } },
  );
  expect(stdout).toContain('Imported takeout.mbox.');
  await cardIn(page, columns.inbox, ada).waitFor();
});
