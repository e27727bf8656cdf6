import { startLinkedinPeer } from '@concordia/peers/linkedin';
import { startTelegramPeer } from '@concordia/peers/telegram';
import { startTwilioPeer } from '@concordia/peers/twilio';
import { startXPeer } from '@concordia/peers/x';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { columns, openMessage } from '../support/board.ts';
import { entered } from '../support/entered.ts';
import { journey } from '../support/journey.ts';
import { type ProviderSession, providerSessions } from '../support/peers.ts';
import { until } from '../support/until.ts';

const trip = journey();
const sessionOf = providerSessions({
  linkedin: startLinkedinPeer,
  sms: startTwilioPeer,
  telegram: startTelegramPeer,
  twitter: startXPeer,
});

/** Somebody of whom nothing is known but what a channel tells. */
const unnamed = { name: null, subject: null, inReplyTo: null };

/** Writes an answer in the open conversation. @returns the answer as it stands there */
async function answer(detail: Locator, channel: string, text: string): Promise<Locator> {
  const field = detail.getByRole('textbox', { name: `Reply on ${channel}` });
  await field.fill(text);
  await field.press('Control+Enter');
  return detail.getByRole('article', { name: 'You' }).filter({ hasText: text });
}

test('a text message comes in, is answered, and arrives; STOP ends it', async () => {
  const { address, peer, connect } = sessionOf('sms', 'sms');
  await connect();
  const them = { ...unnamed, from: '+46701234567' };
  await peer.write({ ...them, text: 'Is the offer still open?' });

  const page = await trip.open(address);
  const detail = await openMessage(page, columns.inbox, '+46701234567');
  const ours = await answer(detail, 'SMS (Twilio)', 'Until Friday.');
  await ours.getByText('Delivered', { exact: true }).waitFor();
  expect(peer.accepted).toMatchObject([{ to: '+46701234567', text: 'Until Friday.' }]);

  await peer.write({ ...them, text: 'STOP' });
  await detail.getByText('This contact has opted out of SMS (Twilio).').waitFor();
});

test('a comment on the page comes in, and its answer stands under it; a bot is told where we are, hears somebody, and answers', async () => {
  const linkedin = sessionOf('linkedin', 'linkedin');
  await linkedin.connect({ useDMs: 'false' });
  const id = await linkedin.peer.write({ ...unnamed, from: 'ada-lindqvist', text: 'Do you ship to Malmö?' });

  const page = await trip.open(linkedin.address);
  const comment = await openMessage(page, columns.inbox, 'ada-lindqvist');
  const under = await answer(comment, 'LinkedIn', 'We do, every Tuesday.');
  await until('LinkedIn has it', async () => linkedin.peer.accepted[0]);
  expect(linkedin.peer.accepted).toMatchObject([{ to: id, text: 'We do, every Tuesday.' }]);
  // LinkedIn tells nothing further of what was said.
  await under.getByText('Sent', { exact: true }).waitFor();

  const telegram = sessionOf('telegram', 'telegram');
  await telegram.connect();
  const url = `${telegram.address}/webhooks/telegram`;
  expect(await telegram.call('POST', '/api/test/telegram/setWebhook', { url })).toMatchObject({ ok: true });
  await telegram.peer.write({ ...unnamed, from: '7001', name: 'Ada of Telegram', text: 'Do you ship to Lund?' });
  const detail = await openMessage(page, columns.inbox, 'Ada of Telegram');
  const ours = await answer(detail, 'Telegram', 'Every Wednesday.');
  // Telegram tells bots nothing of what became of their words.
  await ours.getByText('Sent', { exact: true }).waitFor();
  expect(telegram.peer.accepted).toMatchObject([{ to: '7001', text: 'Every Wednesday.' }]);
});

/** Somebody goes to X, and allows us there. */
async function allow({ address, peer, call }: ProviderSession): Promise<Page> {
  const scopes = 'tweet.read users.read offline.access tweet.write dm.read dm.write';
  await call('PUT', '/api/channels/twitter/settings', entered(peer, { scopes }));
  const page = await trip.open(`${address}/oauth/twitter/login`);
  await page.getByRole('heading', { name: 'An app wants to access your X account' }).waitFor();
  await page.getByText('dm.write').waitFor();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await page.waitForURL(/\/setup\?channel=twitter&outcome=connected/);
  return page;
}

test('somebody allows us at X, is written to, answers, and sees that it was read; a mention is answered in public', async () => {
  const session = sessionOf('twitter', 'twitter');
  const { address, peer, call } = session;
  const page = await allow(session);
  expect(await call('GET', '/api/twitter/status')).toEqual({ connected: true });

  await peer.write({ ...unnamed, from: 'ada_l', name: 'Ada of X', text: 'Do you ship to Malmö?' });
  await page.goto(address);
  const detail = await openMessage(page, columns.inbox, 'Ada of X');
  const ours = await answer(detail, 'Twitter/X', 'We do, every Tuesday.');
  await ours.getByText('Read', { exact: true }).waitFor();
  expect(peer.accepted).toMatchObject([{ to: 'ada_l', text: 'We do, every Tuesday.' }]);
  // The echo of our own words is not said twice.
  await peer.settled();
  expect(await ours.count()).toBe(1);

  const asked = { ...unnamed, from: 'bruno_c', name: 'Bruno Costa', text: 'Is @concordia_demo open on Sunday?' };
  const mention = await peer.write(asked);
  await openMessage(page, columns.inbox, 'Bruno Costa');
  await detail.getByRole('article').getByText(asked.text).first().waitFor();
  await answer(detail, 'Twitter/X', 'From ten to four.');
  await until('the answer is public', async () => peer.accepted[1]);
  expect(peer.accepted[1]).toMatchObject({
    id: expect.stringMatching(/^post:/),
    to: mention.slice('post:'.length),
    text: 'From ten to four.',
  });
});
