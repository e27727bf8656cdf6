import { startPostmarkPeer } from '@concordia/peers/postmark';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { detailOf, toastsOf } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { providerSessions } from '../support/peers.ts';

const trip = journey();
const sessionOf = providerSessions({ Postmark: startPostmarkPeer });

const Conversations = z.array(z.object({ id: z.string(), subject: z.string().nullable() }));

test('a stranger’s email is given to a contact with the keyboard, and the next one arrives there', async () => {
  const { address, peer, connect, call } = sessionOf('Postmark', 'email');
  await connect();
  await call('POST', '/api/contacts', { name: 'Ada Lindqvist', email: 'ada@shop.example' });
  const order = { from: 'no-reply@shop.example', name: 'Shop robot', inReplyTo: null };
  /** Sends an email. @returns the address of its conversation */
  const arrive = async (subject: string): Promise<string> => {
    await peer.write({ ...order, subject, text: `${subject} was sent.` });
    const find = async () =>
      Conversations.parse(await call('GET', '/api/conversations')).find((one) => one.subject === subject)?.id;
    await expect.poll(find, { timeout: 15_000 }).toBeDefined();
    return `${address}/?conversation=${await find()}`;
  };

  const page = await trip.open(await arrive('Order 1'));
  const detail = detailOf(page);
  await detail.getByRole('article').getByText('Order 1 was sent.').first().waitFor();
  const folded = detail.getByRole('button', { name: 'Contact information not available' });
  const add = detail.getByRole('button', { name: 'Add to contact' });
  await folded.or(add).first().waitFor();
  if (await folded.isVisible()) await folded.press('Enter');
  await add.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to contact' });
  await dialog.getByRole('combobox').pressSequentially('Ada');
  await page.getByRole('option', { name: /^Ada Lindqvist/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Add to Ada Lindqvist' }).last().press('Enter');
  await toastsOf(page).getByText('Added to Ada Lindqvist').waitFor();
  await detail
    .getByText(/Ada Lindqvist/)
    .first()
    .waitFor();

  await page.goto(await arrive('Order 2'));
  await detail.getByRole('article').getByText('Order 2 was sent.').first().waitFor();
  await detail
    .getByText(/Ada Lindqvist/)
    .first()
    .waitFor();
  expect(await add.count()).toBe(0);
});
