import type { OutboxEntry } from '@concordia/contract/delivery';
import type { Message } from '@concordia/contract/inbox';
import { MINUTE, SECOND, UNDO_SEND } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EngineKind, onEveryEngine } from '../../../testing/engines.js';
import { atMailbox, contentOf } from '../../../testing/imap-client.js';
import { IMAP_PLACES, type ImapPlace } from '../../../testing/imap-place.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { SentCopies } from '../../delivery/outbox/sent-copies.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 40_000, interval: 50 };

onEveryEngine('sent email', (engine) => {
  describe.each(engine === 'sqlite' ? IMAP_PLACES : IMAP_PLACES.slice(-1))('at %s', (_, start) => {
    sentMailTests(engine, start);
  });
});

function sentMailTests(engine: EngineKind, startPlace: () => Promise<ImapPlace>) {
  let opened: TestApp;
  let place: ImapPlace;
  let smtp: SmtpPeer;
  beforeAll(async () => {
    place = await startPlace();
    smtp = await startSmtpPeer();
    opened = await openTestApp(engine, { providerOrigins: { imap: smtp.origin } });
    const settings = {
      fromAddress: 'mara@fernhill.example',
      user: place.user,
      imapHost: 'imap.fernhill.example',
      imapPort: String(place.port),
      smtpHost: 'smtp.fernhill.example',
    };
    const payload = { provider: 'imap', settings, secrets: { apiKey: place.password } };
    await opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
    const live = { method: 'PATCH', url: '/api/channels/email', payload: { mode: 'live' } } as const;
    expect((await opened.request(live)).json()).toMatchObject({ mode: 'live', provider: 'imap' });
    await opened.app.get(MailboxWatches).lookAround();
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([place.stop(), smtp.stop()]);
  });

  const mail = (id: string, subject: string) =>
    `From: ${id} <${id}@lindqvist.example>\nTo: mara@fernhill.example\nSubject: ${subject}\nMessage-ID: <${id}@lindqvist.example>\nDate: ${new Date(opened.clock.now()).toUTCString()}\n\nHello Mara.\n`;
  const withSubject = async (subject: string) =>
    (await opened.get<Message[]>('/api/messages?limit=200')).filter((message) => message.subject === subject);
  const waiting = () => opened.engine.reader.selectFrom('sent_copy').select('message_id').execute();
  const kept = async (raw: string) => {
    const id = messageIdOf(raw);
    return (await contentOf(place, 'Sent')).filter((one) => messageIdOf(one.raw) === id);
  };

  /** @returns our answer as the SMTP server took it, accepted and not in the folder yet. */
  async function answer(from: string, subject: string): Promise<string> {
    place.deliver(mail(from, subject));
    await expect.poll(() => withSubject(subject), PATIENCE).toHaveLength(1);
    const [question] = await withSubject(subject);
    const payload = { content: 'A little darker, please. Grüße', idempotencyKey: `sent-mail-to-${from}` };
    const url = `/api/conversations/${question?.conversationId}/replies`;
    const { id } = (await opened.request({ method: 'POST', url, payload })).json<OutboxEntry>();
    opened.clock.advance(UNDO_SEND);
    const state = () =>
      opened.engine.reader.selectFrom('outbound_message').select('state').where('id', '=', id).executeTakeFirst();
    await expect.poll(state, PATIENCE).toEqual({ state: 'sent' });
    return smtp.taken.find(({ to }) => to.includes(`${from}@lindqvist.example`))?.raw ?? '';
  }

  test('lies in the folder of sent email, as it was sent, read, and is no second message', async () => {
    const sent = await answer('ada', 'Roast profile');
    expect(await waiting()).toEqual([{ message_id: messageIdOf(sent) }]);
    expect(await kept(sent)).toEqual([]);
    opened.clock.advance(15 * SECOND);
    await expect.poll(waiting, PATIENCE).toEqual([]);
    expect(await kept(sent)).toMatchObject([{ raw: sent, flags: [expect.stringMatching(/^\\Seen$/)] }]);
    place.deliver(mail('after', 'Behind it'));
    await expect.poll(() => withSubject('Behind it'), PATIENCE).toHaveLength(1);
    expect(await withSubject('Re: Roast profile')).toHaveLength(1);
  });

  test('is not added where the server has kept it by itself', async () => {
    const sent = await answer('bea', 'Delivery date');
    await atMailbox(place, (client) => client.append('Sent', sent, ['\\Seen']));
    opened.clock.advance(15 * SECOND);
    await expect.poll(waiting, PATIENCE).toEqual([]);
    expect(await kept(sent)).toHaveLength(1);
  });

  test('is added later when the server is away, and sent once', async () => {
    const sent = await answer('cem', 'Bill');
    await place.end();
    opened.clock.advance(15 * SECOND);
    const tried = () =>
      opened.engine.reader
        .selectFrom('job')
        .select('attempts')
        .where('kind', '=', 'mailboxes.keep-sent')
        .where('attempts', '>', 0)
        .execute();
    await expect.poll(tried, PATIENCE).not.toEqual([]);
    await place.start();
    await expect
      .poll(async () => {
        opened.clock.advance(MINUTE);
        return waiting();
      }, PATIENCE)
      .toEqual([]);
    expect(await kept(sent)).toHaveLength(1);
    expect(smtp.taken.filter(({ to }) => to.includes('cem@lindqvist.example'))).toHaveLength(1);
  });

  test('comes from one account a mailbox', async () => {
    const settings = {
      fromAddress: 'orders@fernhill.example',
      user: place.user,
      imapHost: 'IMAP.fernhill.example',
      smtpHost: 'smtp.fernhill.example',
    };
    const payload = { provider: 'imap', settings, secrets: { apiKey: place.password } };
    const again = await opened.request({ method: 'POST', url: '/api/channels/email/accounts', payload });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'ACCOUNT_EXISTS' }]);
  });

  test('is there once when a process is killed before it could note that', async () => {
    const sent = await answer('dan', 'Samples');
    const copies = opened.app.get(SentCopies);
    const done = vi.spyOn(copies, 'done').mockRejectedValueOnce(new Error('killed'));
    await expect
      .poll(async () => {
        opened.clock.advance(MINUTE);
        return waiting();
      }, PATIENCE)
      .toEqual([]);
    expect(done).toHaveBeenCalledTimes(2);
    expect(await kept(sent)).toHaveLength(1);
    done.mockRestore();
  });
}

const messageIdOf = (raw: string): string => /^Message-ID: <(.+)>\r?$/m.exec(raw)?.[1] ?? '';
