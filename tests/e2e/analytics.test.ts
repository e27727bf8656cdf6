import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

test('figures are looked at over another range, as a table, behind them their messages, and taken along as CSV', async () => {
  const page = await open(`${address()}/analytics`);
  await page.getByRole('heading', { name: 'Customer Analytics & Marketing', level: 1 }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Morning Brief',
    'Analytics',
    'Autonomous Marketing',
    'Customer Intelligence',
    'Data Enrichment',
    'Twitter',
    'AI Insights',
  ]);
  await page.getByRole('tab', { name: 'Analytics', exact: true }).click();
  const overview = page.getByRole('region', { name: 'Analytics', exact: true });
  await overview.getByText('Total Messages').first().waitFor();
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/analytics/overview?range=30d'));
  await overview.getByRole('radio', { name: '30 Days' }).click();
  const { channelDistribution } = await (await answered).json();
  await overview.and(page.locator('[aria-busy="false"]')).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=analytics&range=30d');

  const channels = page.getByRole('figure', { name: 'Channel Distribution' });
  await channels.getByRole('button', { name: 'Show as table' }).click();
  const emails = channels.getByRole('row', { name: /^Gmail/ }).getByRole('button');
  expect(await emails.textContent()).toBe(String(channelDistribution.email));
  await emails.click();
  const behind = page.getByRole('dialog', { name: 'Messages: Gmail' });
  await behind.getByRole('listitem').first().waitFor();
  await behind.getByRole('button', { name: 'Close' }).click();

  await channels.getByRole('button', { name: 'Download Channel Distribution' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Values as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('concordia-channels-30d.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`\r\nGmail,${channelDistribution.email}\r\n`);

  // The address alone leads back to what was looked at.
  await page.reload();
  await overview.getByRole('radio', { name: '30 Days', checked: true }).waitFor();
});

test('a fresh demo opens on its brief, which can be made again, with the sum behind its first action', async () => {
  const page = await open(`${address()}/analytics`);
  const brief = page.getByRole('region', { name: 'Morning Brief' });
  const actions = brief.getByRole('list', { name: 'Do first' });
  await actions.waitFor();
  await brief.getByRole('button', { name: 'Generate now' }).click();
  await toastsOf(page).getByText('Brief updated').waitFor();
  expect(await actions.getByRole('heading').count()).toBeLessThanOrEqual(3);
  await brief.getByRole('button', { name: 'How this is calculated' }).click();
  await brief
    .getByText(/likelier × \$.* per minute\.$/)
    .first()
    .waitFor();
});
