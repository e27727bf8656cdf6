import { startPostmarkPeer } from '@concordia/peers/postmark';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { detailOf } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { providerSessions } from '../support/peers.ts';

const trip = journey();
const sessionOf = providerSessions({ Postmark: startPostmarkPeer });

const Conversations = z.array(z.object({ id: z.string(), subject: z.string().nullable() }));

test('an email to two people with a copy is answered to all of them, and passed on with its file', async () => {
  const { address, peer, connect, call } = sessionOf('Postmark', 'email');
  await connect();
  const us = peer.settings.fromAddress ?? '';
  await peer.write({
    from: 'ada@lindqvist.example',
    name: 'Ada Lindqvist',
    subject: 'Autumn beans',
    text: 'Which of these do you still have?',
    inReplyTo: null,
    to: [us, 'bo@lindqvist.example'],
    cc: ['cy@harbor.example'],
    files: [{ name: 'list.txt', contentType: 'text/plain', content: new TextEncoder().encode('Yirgacheffe') }],
  });
  const find = async () =>
    Conversations.parse(await call('GET', '/api/conversations')).find((one) => one.subject === 'Autumn beans')?.id;
  await expect.poll(find, { timeout: 15_000 }).toBeDefined();

  const page = await trip.open(`${address}/?conversation=${await find()}`);
  const detail = detailOf(page);
  await detail.getByText('Which of these do you still have?').first().waitFor();
  await detail.getByRole('button', { name: 'All recipients' }).press('Enter');
  await detail.getByText('cy@harbor.example').first().waitFor();

  const field = detail.getByRole('textbox', { name: /^Reply on/ });
  await field.click();
  await detail.getByRole('button', { name: 'Reply', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: /^Reply all/ }).press('Enter');
  await detail.getByRole('button', { name: 'To Ada Lindqvist +2' }).waitFor();
  await field.fill('All of them.');
  await field.press('Control+Enter');
  await expect.poll(() => peer.accepted.length, { timeout: 15_000 }).toBe(1);
  expect(peer.accepted[0]).toMatchObject({
    text: 'All of them.',
    recipients: { to: ['ada@lindqvist.example', 'bo@lindqvist.example'], cc: ['cy@harbor.example'], bcc: [] },
  });

  await field.press('Escape');
  await page.keyboard.press('Shift+F');
  const to = detail.getByRole('combobox', { name: /^To/ });
  await to.fill('sup@supplier.example');
  await to.press('Enter');
  await field.fill('Can you deliver these?');
  await field.press('Control+Enter');
  await expect.poll(() => peer.accepted.length, { timeout: 15_000 }).toBe(2);
  expect(peer.accepted[1]).toMatchObject({
    subject: 'Fwd: Autumn beans',
    text: expect.stringMatching(/^Can you deliver these\?\n\n-+ Forwarded message -+\nFrom: Ada Lindqvist/),
    recipients: { to: ['sup@supplier.example'], cc: [], bcc: [] },
    files: [{ name: 'list.txt', size: 11 }],
  });
});
