import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).waitFor();

const written = (page: Page) => page.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dir}`);

test('a German browser reads German; another language and direction are a choice, and last', async () => {
  const page = await open(address(), { locale: 'de-AT' });
  await column(page, 'Posteingang');
  expect(await written(page)).toBe('de-AT ltr');

  await page.getByRole('button', { name: /^Arbeitsbereich/ }).click();
  await page.getByRole('radio', { name: 'Nach links' }).click();
  await expect.poll(() => written(page)).toBe('de-AT rtl');
  await page.getByRole('radio', { name: 'English' }).click();
  await column(page, 'Inbox');
  await expect.poll(() => written(page)).toBe('en-GB rtl');

  await page.reload();
  await column(page, 'Inbox');
  expect(await written(page)).toBe('en-GB rtl');
});
