import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardIn, columns, detailOf, toastsOf } from '../support/board.ts';
import { journey, ownApp } from '../support/journey.ts';
import { nastyMailbox } from '../support/nasty-mailbox.ts';

const { start, open } = journey();

const stepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' });

const settingsOf = async (address: string): Promise<unknown> =>
  (await fetch(`${address}/api/workspace/settings`)).json();

test('an empty workspace asks its questions once, and its first steps tick by themselves until the list leaves', async () => {
  const { address } = await start({});
  const api = apiAt(address);
  const page = await open(address, { locale: 'sv-SE', timezoneId: 'Europe/Stockholm' });

  await page.getByRole('textbox', { name: 'Your name' }).fill('Mara Lindgren');
  await page.getByRole('textbox', { name: 'Name of the workspace' }).fill('Fernhill');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Workspace: Fernhill' }).waitFor();
  expect(await settingsOf(address)).toMatchObject({ timeZone: 'Europe/Stockholm', currency: 'SEK' });

  const steps = stepsOf(page);
  await steps.getByText('0 of 4 done').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'takeout.mbox', mimeType: 'application/mbox', buffer: nastyMailbox.file });
  await steps.getByText('1 of 4 done').waitFor();
  await page.reload();
  await steps.getByText('1 of 4 done').waitFor();
  expect(await page.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);

  await api.simulateChannel('email');
  await steps.getByText('2 of 4 done').waitFor();
  await cardIn(page, columns.inbox, 'Ada Okafor, Supply contract for 2027').click();
  const field = detailOf(page).getByRole('textbox', { name: /^Reply on/ });
  await field.click();
  await page.keyboard.type('We will sign on Thursday.');
  await page.keyboard.press('Control+Enter');
  await steps.getByText('3 of 4 done').waitFor();

  await page.goto(address);
  await steps.getByRole('button', { name: 'Hide first steps' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Workspace: Fernhill' }).click();
  await page.getByRole('button', { name: 'Show first steps' }).click();

  await steps.getByRole('link', { name: 'Save a view' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save these filters as a view…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Most important');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await toastsOf(page).getByText('Your workspace is set up').waitFor();
  await steps.waitFor({ state: 'detached' });
});

const demo = ownApp({ demo: true });

const screens = [
  ['/', 'Dashboard'],
  ['/today', 'Today'],
  ['/intelligence', 'Intelligence'],
  ['/contacts', 'Contacts'],
  ['/companies', 'Companies'],
  ['/deals', 'Deals'],
  ['/analytics', 'Analytics'],
  ['/connection', 'Connection'],
  ['/setup', 'Setup'],
] as const;

test('every screen says what it is for, by key and by pointer, and a question mark can still be typed', async () => {
  const page = await open(demo());
  const help = page.getByRole('button', { name: 'Help and shortcuts' });
  for (const [path, name] of screens) {
    await page.goto(`${demo()}${path}`);
    await help.waitFor();
    const dialog = page.getByRole('dialog', { name: `Help: ${name}` });
    await page.keyboard.press('?');
    await dialog.getByText('Go to Dashboard').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await help.click();
    await dialog.getByRole('link').first().waitFor();
    // Another screen's keys are not listed.
    expect(await dialog.getByText('Search contacts', { exact: true }).count()).toBe(path === '/contacts' ? 1 : 0);
    await page.keyboard.press('Escape');
  }
  await page.goto(demo());
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.keyboard.type('why?');
  expect(await search.inputValue()).toBe('why?');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a demo says that it is one, and is left for an empty workspace', async () => {
  const page = await open(`${demo()}/contacts`);
  await page.getByRole('button', { name: /^Demo/ }).click();
  const sign = page.getByRole('dialog', { name: 'This is sample data' });
  await sign.getByRole('link', { name: 'Move a deal to its next stage' }).waitFor();
  await sign.getByRole('button', { name: 'Remove sample data…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await apiAt(demo()).stats()).byStatus.inbox).toBeGreaterThan(0);

  await page.getByRole('button', { name: /^Demo/ }).click();
  await sign.getByRole('button', { name: 'Remove sample data…' }).click();
  await question.getByRole('button', { name: 'Remove sample data' }).click();
  await toastsOf(page).getByText('Sample data removed').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await stepsOf(page).getByText('0 of 4 done').waitFor();
  expect(await page.getByRole('button', { name: /^Demo/ }).count()).toBe(0);
});
