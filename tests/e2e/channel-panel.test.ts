import { beforeAll, expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { detailOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('plain');

beforeAll(async () => {
  const api = apiAt(address());
  await api.simulateChannel('telegram');
  await api.simulate('telegram', { from: '810001', name: 'Petra Lindholm', text: 'Are you at the fair?' });
});

test('from a channel, a message is begun on it and its figures are looked at', async () => {
  const page = await open(`${address()}/?channel=telegram`);
  const panel = detailOf(page);
  await panel.getByRole('button', { name: 'Compose New Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compose' });
  await dialog.getByRole('combobox').fill('Petra');
  await page.getByRole('option', { name: /^Petra Lindholm/ }).click();
  await dialog
    .getByRole('checkbox', { name: /^Telegram/ })
    .and(page.locator(':checked'))
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await panel.getByRole('button', { name: 'Channel Analytics' }).click();
  const figures = page.getByRole('region', { name: 'Telegram', exact: true });
  await figures.getByRole('button', { name: 'See the messages' }).click();
  await page
    .getByRole('dialog', { name: /Telegram$/ })
    .getByText('Petra Lindholm')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).search).toBe('?tab=analytics&channel=telegram');
  await figures.getByRole('button', { name: 'Show all channels' }).click();
  await figures.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('?tab=analytics');
});
