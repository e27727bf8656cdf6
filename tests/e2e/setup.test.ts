import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('plain');

const keptIn = (page: Page) => page.evaluate(() => localStorage.getItem('concordia_setup_v1'));

test('SMS is set up, simulated, tested step by step, taken along without its secret, and the draft is reset', async () => {
  const page = await open(`${address()}/setup`);
  await page.getByText('Live Mode').waitFor();
  await page.getByRole('heading', { name: 'Select a Channel' }).waitFor();
  await page.getByRole('link', { name: /^SMS/ }).click();
  expect(new URL(page.url()).search).toBe('?channel=sms');

  const panel = page.getByRole('region', { name: 'SMS', exact: true });
  await panel.getByText('Not Connected', { exact: true }).waitFor();
  expect(await panel.getByRole('button', { name: 'Test Connection' }).isDisabled()).toBe(true);
  await panel.getByLabel('Account SID').fill('AC0123456789abcdef0123456789abcdef');
  await panel.getByLabel('Auth token').fill('a-secret-token-that-ends-in-1a2b');
  await panel.getByLabel('From number').fill('+46701234567');
  await panel.getByRole('button', { name: 'Save Configuration' }).click();
  await toastsOf(page).getByText('Your setup has been saved locally.').waitFor();
  await panel.getByText('•••• 1a2b').waitFor();
  expect(await keptIn(page)).toContain('AC0123456789abcdef');
  expect(await keptIn(page)).not.toContain('a-secret-token');

  await panel.getByText('Simulated', { exact: true }).click();
  // Beside the name of the panel, once the server has it so.
  await panel.locator('header').getByText('Simulated', { exact: true }).waitFor();
  await panel.getByLabel('Send the test message to').fill('+46709876543');
  await panel.getByRole('button', { name: 'Test Connection' }).click();
  const results = panel.getByRole('region', { name: 'Test results' });
  await results.and(page.locator('[aria-busy="false"]')).waitFor();
  expect(await results.getByRole('listitem').count()).toBe(2);
  expect(await results.getByText(/^(Waiting|Running)$/).count()).toBe(0);
  await toastsOf(page).getByText('all tests passed').waitFor();
  await page.reload();
  await page.getByRole('link', { name: /^SMS.*Simulated$/ }).waitFor();
  await panel.getByText('•••• 1a2b').waitFor();

  await page.getByRole('button', { name: 'Export Config JSON' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('concordia-config.json');
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported).toContain('AC0123456789abcdef');
  expect(exported).not.toContain('a-secret-token');

  await page.getByRole('button', { name: 'Reset to Defaults' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to Defaults' }).click();
  await toastsOf(page).getByText('Configuration Reset').waitFor();
  expect(await keptIn(page)).toBeNull();
});
