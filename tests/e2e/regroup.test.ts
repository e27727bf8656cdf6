import { startPostmarkPeer } from '@concordia/peers/postmark';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { detailOf, toastsOf } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { providerSessions } from '../support/peers.ts';

const trip = journey();
const sessionOf = providerSessions({ Postmark: startPostmarkPeer });

const Conversations = z.array(z.object({ id: z.string(), subject: z.string().nullable(), messageCount: z.number() }));

test('two conversations are merged, and one is split, with the keyboard; both are taken back', async () => {
  const { address, peer, connect, call } = sessionOf('Postmark', 'email');
  await connect();
  const from = { from: 'ines@roastery.example', name: 'Ines Duarte' };
  const conversations = async () =>
    Conversations.parse(await call('GET', '/api/conversations')).filter(({ subject }) => subject?.startsWith('Ines'));
  const counts = async () => Object.fromEntries((await conversations()).map((one) => [one.subject, one.messageCount]));
  const arrive = async (subject: string) => {
    await peer.write({ ...from, subject, text: `${subject}: a question.`, inReplyTo: null });
    await expect.poll(counts, { timeout: 15_000 }).toHaveProperty([subject]);
  };
  await arrive('Ines 1');
  await arrive('Ines 2');
  const first = (await conversations()).find(({ subject }) => subject === 'Ines 1')?.id;

  const page = await trip.open(`${address}/?conversation=${first}`);
  const detail = detailOf(page);
  const toasts = toastsOf(page);
  await detail.getByRole('article').getByText('Ines 1: a question.').first().waitFor();
  await detail.getByRole('button', { name: 'More actions', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Merge with…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Merge conversations' });
  await dialog.getByRole('option', { name: /Ines 2/ }).press(' ');
  await dialog.getByRole('button', { name: 'Merge 1 conversation' }).press('Enter');
  await toasts.getByText('Merged 1 conversation into this one').waitFor();
  await expect.poll(counts).toEqual({ 'Ines 1': 2 });
  await detail.getByRole('article').getByText('Ines 2: a question.').first().waitFor();

  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(counts).toEqual({ 'Ines 1': 1, 'Ines 2': 1 });

  await call('POST', `/api/conversations/${first}/merge`, {
    ids: (await conversations()).filter(({ id }) => id !== first).map(({ id }) => id),
  });
  await detail.getByRole('article').getByText('Ines 2: a question.').first().waitFor();
  const menu = detail.getByRole('button', { name: /^More actions for the message of/ });
  await menu.last().press('Enter');
  await page.getByRole('menuitem', { name: 'Start a new conversation here' }).press('Enter');
  await toasts.getByText('Moved 1 message to a new conversation').waitFor();
  await expect.poll(counts).toEqual({ 'Ines 1': 1, 'Ines 2': 1 });
  await toasts.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(counts).toEqual({ 'Ines 1': 2 });
});
