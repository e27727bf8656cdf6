import type { ChannelAdapter, OutgoingMessage } from '@concordia/channels/port';
import { startMailboxPeer } from '@concordia/peers/imap';
import { type ProviderPeer, testEnvironment } from '@concordia/peers/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIL_CONNECTS } from './connect-mail.js';
import { ImapSession } from './imap.js';

const never = new AbortController().signal;

describe('a mailbox at its peer', () => {
  let peer: ProviderPeer;
  beforeAll(async () => {
    peer = await startMailboxPeer(testEnvironment().options);
  });
  afterAll(() => peer.stop());

  function connect(instead: Readonly<Record<string, string>> = {}): ChannelAdapter {
    const tools = {
      fetch,
      now: Date.now,
      random: Math.random,
      origin: peer.origin,
      publicUrl: 'https://concordia.test',
    };
    const connected = MAIL_CONNECTS.imap({ ...peer.settings, ...instead }, tools);
    if (!connected.ok) throw new Error(connected.missing.join());
    return connected.adapter;
  }
  let sent = 0;
  const letter = (text: string): OutgoingMessage => {
    sent += 1;
    return {
      channel: 'email',
      to: 'ada@lindqvist.example',
      text,
      subject: 'Offer',
      idempotencyKey: `letter-${sent}.1`,
      answers: null,
    };
  };

  test('is let into with both halves of its login', async () => {
    expect(await connect().check(never)).toEqual({ ok: true, account: 'mara@fernhill.example', expiresAt: null });
    expect(await connect({ apiKey: 'wrong' }).check(never)).toMatchObject({ failure: 'authentication' });
  });

  test.each([
    ['#unreachable', 'recipient_unreachable', '550 5.1.1'],
    ['#reject', 'rejected', '554 5.7.1'],
  ])('refuses %s as %s', async (text, failure, providerCode) => {
    expect(await connect().send(letter(text), never)).toMatchObject({ ok: false, failure, providerCode });
  });

  test.each([
    ['#throttle', 'throttled'],
    ['#outage', 'transient'],
  ])('stumbles once over %s', async (text, failure) => {
    const message = letter(text);
    expect(await connect().send(message, never)).toMatchObject({ ok: false, failure });
    const again = await connect().send(message, never);
    expect(peer.accepted.at(-1)).toMatchObject({ id: again.ok ? again.providerMessageId : '', text });
  });

  test('takes no mail from another address', async () => {
    const stranger = connect({ fromAddress: 'nils@fernhill.example' });
    expect(await stranger.send(letter('Hello'), never)).toMatchObject({
      failure: 'rejected',
      providerCode: '553 5.7.1',
    });
  });

  test('sends to To, Cc and Bcc, names who was refused at the door, and later who bounced', async () => {
    const named = (address: string) => ({ name: null, address });
    const recipients = {
      to: [named('ada@lindqvist.example'), named('nobody@lindqvist.example')],
      cc: [named('bea@fernhill.example')],
      bcc: [named('cy@fernhill.example')],
      replyTo: [named('desk@fernhill.example')],
    };
    const result = await connect().send({ ...letter('To all #silent'), recipients }, never);
    expect(result).toMatchObject({
      ok: true,
      refused: [{ address: 'nobody@lindqvist.example', failure: 'recipient_unreachable', providerCode: '550 5.1.1' }],
    });
    expect(peer.accepted.at(-1)?.recipients).toEqual({
      to: ['ada@lindqvist.example'],
      cc: ['bea@fernhill.example'],
      bcc: ['cy@fernhill.example'],
      replyTo: ['desk@fernhill.example'],
    });
  });

  test('keeps what left in the folder for sent mail, byte for byte', async () => {
    const message = letter('Grüße. #silent');
    await connect().send(message, never);
    const { user = '', apiKey = '', imapPort = '' } = peer.settings;
    const server = { host: '127.0.0.1', port: Number(imapPort), security: 'none' } as const;
    const session = await ImapSession.open(server, { user, password: apiKey });
    const path = (await session.sentFolder()) ?? '';
    const { nextUid } = await session.openFolder(path);
    const [copy] = await session.fetch(await session.uids({ after: nextUid - 2 }));
    const id = peer.accepted.at(-1)?.id;
    expect(Buffer.from(copy?.bytes ?? []).toString()).toContain(`Message-ID: <${id}>\r\n`);
    await expect(session.openFolder('Elsewhere')).rejects.toThrow('The folder "Elsewhere" is not there');
    await session.close();
  });
});
