import type { Message, MessageDetail } from '@concordia/contract/inbox';
import { UNDO_SEND } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { type PeerPlace, startPeerPlace } from '../../../testing/imap-place.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { SystemEmails } from '../../delivery/outbox/system-emails.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 40_000, interval: 50 };

onEveryEngine('copies in a mailbox', (engine) => {
  let opened: TestApp;
  let place: PeerPlace;
  let smtp: SmtpPeer;
  beforeAll(async () => {
    place = await startPeerPlace();
    smtp = await startSmtpPeer();
    opened = await openTestApp(engine, { providerOrigins: { imap: smtp.origin } });
    await connect();
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([place.stop(), smtp.stop()]);
  });

  async function connect() {
    const settings = {
      fromAddress: 'mara@fernhill.example',
      user: place.user,
      imapHost: 'imap.fernhill.example',
      imapPort: String(place.port),
      smtpHost: 'smtp.fernhill.example',
    };
    const payload = { provider: 'imap', settings, secrets: { apiKey: place.password } };
    const put = await opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
    expect([put.statusCode, put.statusCode === 200 ? '' : put.body]).toEqual([200, '']);
    const live = { method: 'PATCH', url: '/api/channels/email', payload: { mode: 'live' } } as const;
    expect((await opened.request(live)).json()).toMatchObject({ mode: 'live', provider: 'imap' });
    await opened.app.get(MailboxWatches).lookAround();
  }

  const mail = (id: string, subject: string, text = 'Hello Mara.', more = '') =>
    `From: Ada Lindqvist <ada@lindqvist.example>\nTo: mara@fernhill.example\nSubject: ${subject}\nMessage-ID: <${id}>\nDate: ${new Date(opened.clock.now()).toUTCString()}\n${more}\n${text}\n`;
  const withSubject = async (subject: string) =>
    (await opened.get<Message[]>('/api/messages')).filter((message) => message.subject === subject);

  /** Waits until everything that lies in the mailbox was read: a folder is read in order, the sent one first. */
  async function everythingIsRead(last: string) {
    place.deliver(mail(`${last}@lindqvist.example`, last));
    await expect.poll(() => withSubject(last), PATIENCE).toHaveLength(1);
  }

  /** Answers a mail of Ada's. @returns our mail as the server took it. */
  async function reply(about: string, content: string): Promise<string> {
    place.deliver(mail(`${about}@lindqvist.example`, about));
    await expect.poll(() => withSubject(about), PATIENCE).toHaveLength(1);
    const [question] = await withSubject(about);
    const url = `/api/conversations/${question?.conversationId}/replies`;
    const payload = { content, idempotencyKey: about.replaceAll(' ', '-') };
    expect((await opened.request({ method: 'POST', url, payload })).json()).toMatchObject({ state: 'queued' });
    opened.clock.advance(UNDO_SEND);
    const sent = () => smtp.taken.find(({ raw }) => raw.includes(content))?.raw;
    await expect.poll(sent, PATIENCE).toBeDefined();
    const id = messageIdOf(sent() ?? '');
    const known = () =>
      opened.engine.reader
        .selectFrom('message_origin')
        .select('message_id')
        .where('provider_message_id', '=', id)
        .execute();
    await expect.poll(known, PATIENCE).toHaveLength(1);
    return sent() ?? '';
  }

  test('are shown once, and two mails that a broken program gave one Message-ID both', async () => {
    const [yes, no] = ['We accept the offer.', 'We decline the offer.'];
    for (const text of [yes, no, yes]) place.deliver(mail('decision@lindqvist.example', 'Our decision', text));
    await everythingIsRead('Behind the decisions');
    const texts = await Promise.all(
      (await withSubject('Our decision')).map(
        async ({ id }) => (await opened.get<MessageDetail>(`/api/messages/${id}`)).body.text,
      ),
    );
    expect(texts.toSorted()).toEqual([yes, no]);
  });

  test('of what we sent are no second message, also where a server changed the text', async () => {
    const sent = await reply('Roast profile', 'A little darker, please.');
    place.keepSent(sent);
    place.keepSent(sent.replace('darker, please.', 'darker, please. Sent by FernMail'));
    await everythingIsRead('Behind the sent one');
    expect(await withSubject('Re: Roast profile')).toHaveLength(1);
  });

  test('are not what somebody else writes under a Message-ID of ours', async () => {
    const sent = await reply('Delivery date', 'On Monday.');
    place.deliver(mail(messageIdOf(sent), 'Taken over'));
    await everythingIsRead('Behind the taken one');
    expect(await withSubject('Taken over')).toHaveLength(1);
  });

  test('of system mail are no messages, and nobody hides behind its mark', async () => {
    const mails = opened.app.get(SystemEmails);
    const note = { channel: 'email', to: 'team@fernhill.example', subject: 'A note', text: 'For us.' } as const;
    mails.register({ kind: 'note', addressOf: async () => note.to, write: async () => note, hear: async () => {} });
    await opened.inWorkspace(() =>
      opened.app
        .get(WorkspaceDatabase)
        .write((tx) => mails.queue(tx, { kind: 'note', key: 'note:1', subject: note.subject, about: note.subject })),
    );
    const taken = () => smtp.taken.find(({ to }) => to.includes(note.to))?.raw;
    await expect.poll(taken, PATIENCE).toBeDefined();
    const sent = taken() ?? '';
    expect(sent).toContain('Auto-Submitted: auto-generated');
    const mark = /^X-Concordia-Mail: .+$/m.exec(sent)?.[0].trim() ?? '';
    place.keepSent(sent);
    place.keepSent(sent.replace(messageIdOf(sent), 'rewritten@mx.fernhill.example'));
    place.keepSent(sent.replace(/^X-Concordia-Mail: .+\r\n/m, ''));
    await everythingIsRead('Behind the note');
    expect(await withSubject('A note')).toEqual([]);

    const unknown = sent.replace(mark, 'X-Concordia-Mail: 0197a000-0000-7000-8000-000000000000.0');
    place.keepSent(unknown.replace(messageIdOf(sent), 'unknown@mx.fernhill.example'));
    place.deliver(mail('hiding@lindqvist.example', 'Hidden', 'Hello.', `${mark}\n`));
    await everythingIsRead('Behind the hidden one');
    // A round that had passed the sent folder when it got there reads it the next time.
    const shown = async () => [...(await withSubject('A note')), ...(await withSubject('Hidden'))];
    await expect.poll(shown, PATIENCE).toHaveLength(2);
  });
});

const messageIdOf = (raw: string): string => /^Message-ID: <(.+)>\r?$/m.exec(raw)?.[1] ?? '';
