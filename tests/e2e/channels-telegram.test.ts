import { startTelegramPeer } from '@concordia/peers/telegram';
import { expect, test } from 'vitest';
import { columns, detailOf, openMessage } from '../support/board.ts';
import { journey } from '../support/journey.ts';
import { rehearsals } from '../support/peers.ts';

const trip = journey();
const rehearse = rehearsals(trip);

test('a bot is told where we are, hears somebody, and answers', async () => {
  const { app, peer, connect, call } = await rehearse(startTelegramPeer, 'telegram');
  await connect();
  const told = await call('POST', '/api/test/telegram/setWebhook', { url: `${app.address}/webhooks/telegram` });
  expect(told).toMatchObject({ ok: true });
  await peer.write({
    from: '7001',
    name: 'Ada Lindqvist',
    subject: null,
    text: 'Do you ship to Malmö?',
    inReplyTo: null,
  });

  const page = await trip.open(app.address);
  const detail = await openMessage(page, columns.inbox, 'Ada Lindqvist');
  const field = detail.getByRole('textbox', { name: 'Reply on Telegram' });
  await field.fill('We do, every Tuesday.');
  await field.press('Control+Enter');
  // Telegram tells bots nothing of what became of their words.
  const ours = detailOf(page).getByRole('article', { name: 'You' }).filter({ hasText: 'every Tuesday' });
  await ours.getByText('Sent', { exact: true }).waitFor();
  expect(peer.accepted).toMatchObject([{ to: '7001', text: 'We do, every Tuesday.' }]);
});
