import { expect, test } from 'vitest';
import { columns, detailOf, openMessage, toastsOf } from '../support/board.ts';
import { journey, sharedApp } from '../support/journey.ts';

const { open } = journey();
const address = sharedApp('demo');

test('one message goes out on two channels, and not before both are chosen', async () => {
  const page = await open(address());
  const detail = await openMessage(page, columns.inbox, 'Priya Raman, Grinder');
  await detail.getByRole('button', { name: 'Multi-Channel Outreach' }).click();
  const dialog = page.getByRole('dialog', { name: 'Multi-Channel Outreach' });
  const message = dialog.getByRole('textbox', { name: 'Message' });

  await message.press('Control+Enter');
  await toastsOf(page).getByText('Please enter a message and select at least one channel.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Send Message' }).isDisabled()).toBe(true);

  await dialog.getByRole('checkbox', { name: /^Gmail/ }).press('Space');
  await dialog.getByRole('checkbox', { name: /^SMS/ }).press('Space');
  await message.fill('The technician comes at three today.');
  await dialog.getByText('Preview, as it goes out on Gmail and SMS (Twilio)').waitFor();
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await toastsOf(page).getByText('Message sent successfully across 2 channel(s)!').waitFor();
  await dialog.waitFor({ state: 'hidden' });

  await detail.getByRole('radio', { name: /^All channels/ }).press('Space');
  await expect
    .poll(() => detailOf(page).getByRole('article').filter({ hasText: 'comes at three today' }).count(), {
      timeout: 20_000,
    })
    .toBe(2);
});

test('a channel that may not be used says why, and which one may', async () => {
  const page = await open(address());
  await page.getByRole('button', { name: 'Multi-Channel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Multi-Channel Outreach' });
  await dialog.getByRole('combobox', { name: 'Contact' }).fill('Beatriz Nogueira');
  await page.getByRole('option', { name: /^Beatriz Nogueira/ }).click();
  const whatsapp = dialog.getByRole('checkbox', {
    name: /^WhatsApp Business .*24 hours after the contact's last message.*Use Instagram instead/,
  });
  await whatsapp.waitFor();
  expect(await whatsapp.isDisabled()).toBe(true);
  expect(await dialog.getByRole('checkbox', { name: /^Instagram .*Can be used until/ }).isEnabled()).toBe(true);
});
