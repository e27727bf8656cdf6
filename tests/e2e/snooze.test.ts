import { expect, test } from 'vitest';
import { apiAt } from '../support/api.ts';
import { cardsFrom, columns, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

const pablo = 'Pablo Reyes, Flat tyre on stokes croft';
const liam = 'Liam O’Sullivan, Mara';

test('a snoozed card is off the board, and back when they reply', async () => {
  const page = await open(address());
  await page.getByRole('button', { name: 'Views' }).waitFor();
  await cardsFrom(page, columns.inbox, pablo).focus();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Snooze until' });
  expect(await dialog.getByRole('checkbox', { name: 'Unless they reply' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click();
  await toastsOf(page).getByText('Snoozed until').waitFor();
  await cardsFrom(page, columns.inbox, pablo).waitFor({ state: 'hidden' });

  const snoozed = page.getByRole('button', { name: /^Snoozed/ });
  await snoozed.click();
  await cardsFrom(page, columns.inbox, pablo).waitFor();
  await cardsFrom(page, columns.inbox, liam).waitFor({ state: 'hidden' });
  await snoozed.click();
  await cardsFrom(page, columns.inbox, liam).waitFor();
  await cardsFrom(page, columns.inbox, pablo).waitFor({ state: 'hidden' });

  await apiAt(address()).simulate('sms', { from: '+447700900903', text: 'Tyre is mended, on my way.' });
  await cardsFrom(page, columns.inbox, 'Pablo Reyes, Tyre is mended').waitFor();
});

test('a snoozed card comes back when its time has come', async () => {
  const page = await open(address());
  const api = apiAt(address());
  await cardsFrom(page, columns.inbox, liam).waitFor();
  const message = (await api.allMessages()).find(
    ({ contact, status }) => contact?.name === 'Liam O’Sullivan' && status === 'inbox',
  );
  await api.update(message?.id ?? '', {
    snooze: { until: new Date(Date.now() + 3_000).toISOString(), unlessReply: false },
  });
  await cardsFrom(page, columns.inbox, liam).waitFor({ state: 'hidden' });
  await cardsFrom(page, columns.inbox, liam).waitFor();
});
