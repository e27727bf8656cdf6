import type { ChannelConnection } from '@concordia/contract/channels';
import type { Message, MessageDetail } from '@concordia/contract/inbox';
import type { Mailbox, NightRun } from '@concordia/contract/intake';
import { UNDO_SEND } from '@concordia/domain';
import { type SmtpPeer, startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DOVECOT } from '../../../testing/dovecot.js';
import { type EngineKind, onEveryEngine } from '../../../testing/engines.js';
import { IMAP_PLACES, type ImapPlace } from '../../../testing/imap-place.js';
import { openTestApp, type TestApp } from '../../../testing/test-app.js';
import { Envelopes } from '../inbound/envelopes.js';
import { MailboxWatches } from './mailbox-watches.js';

const PATIENCE = { timeout: 40_000, interval: 50 };

if (DOVECOT === null) {
  const said = 'IMAP is tested with our own peer alone: there is no Dovecot here (sudo apt-get install dovecot-imapd).';
  if (process.env.CI) throw new Error(said);
  process.stdout.write(`SKIPPED: ${said}\n`);
  test('a mailbox is not read from Dovecot: it is not here', () => expect(DOVECOT).toBeNull());
}

onEveryEngine('a mailbox', (engine) => {
  // Where mail is kept does not know whose server it came from: the second database sees one of them.
  describe.each(engine === 'sqlite' ? IMAP_PLACES : IMAP_PLACES.slice(-1))('at %s', (_, start) => {
    mailboxTests(engine, start);
  });
});

/** Of an email read from a mailbox; empty for another envelope. */
function mimeOf(raw: string): string {
  const { mime = '' }: { mime?: string } = JSON.parse(raw);
  return Buffer.from(mime, 'base64').toString();
}

function mailboxTests(engine: EngineKind, startPlace: () => Promise<ImapPlace>) {
  let opened: TestApp;
  let place: ImapPlace;
  let smtp: SmtpPeer;
  beforeAll(async () => {
    place = await startPlace();
    smtp = await startSmtpPeer();
    opened = await openTestApp(engine, { providerOrigins: { imap: smtp.origin } });
    place.deliver(mail('first', 'There before'));
    await connect(place.password);
    await vi.waitFor(async () => {
      expect(await subjects()).toEqual(['There before']);
      expect(await mailbox()).toMatchObject({ state: 'listening', failure: null });
    }, PATIENCE);
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([place.stop(), smtp.stop()]);
  });

  /** @param from who writes, each in a test of their own. */
  const mail = (id: string, subject: string, more = '', from = 'ada') =>
    `From: ${from} <${addressOf(from)}>\nTo: mara@fernhill.example\nSubject: ${subject}\nMessage-ID: <${id}@lindqvist.example>\nDate: ${new Date(opened.clock.now()).toUTCString()}\n${more}\nHello Mara, this is ${subject}.\n`;
  const messages = () => opened.get<Message[]>('/api/messages?limit=200');
  const subjects = async () => (await messages()).map(({ subject }) => subject).toSorted();
  const mailbox = async () => (await opened.get<Mailbox[]>('/api/mailboxes'))[0];
  const connection = async () =>
    (await opened.get<ChannelConnection[]>('/api/channels')).find(({ channel }) => channel === 'email');
  async function connect(password: string) {
    const settings = {
      fromAddress: 'mara@fernhill.example',
      user: place.user,
      imapHost: 'imap.fernhill.example',
      imapPort: String(place.port),
      smtpHost: 'smtp.fernhill.example',
    };
    const payload = { provider: 'imap', settings, secrets: { apiKey: password } };
    const put = await opened.request({ method: 'PUT', url: '/api/channels/email/settings', payload });
    expect([put.statusCode, put.statusCode === 200 ? '' : put.body]).toEqual([200, '']);
    const live = { method: 'PATCH', url: '/api/channels/email', payload: { mode: 'live' } } as const;
    expect((await opened.request(live)).json()).toMatchObject({ mode: 'live', provider: 'imap' });
    await opened.app.get(MailboxWatches).lookAround();
  }

  /** Somebody writes about a subject of their own, and we answer. */
  async function answered(from: string, subject: string) {
    place.deliver(mail(from, subject, '', from));
    const find = async () => (await messages()).find((message) => message.subject === subject);
    await expect.poll(find, PATIENCE).toBeDefined();
    const conversationId = (await find())?.conversationId ?? '';
    const payload = { content: 'A little darker, please.', idempotencyKey: `mailbox-reply-to-${from}` };
    const url = `/api/conversations/${conversationId}/replies`;
    expect((await opened.request({ method: 'POST', url, payload })).json()).toMatchObject({ state: 'queued' });
    opened.clock.advance(UNDO_SEND);
    const taken = () => smtp.taken.filter(({ to }) => to.includes(addressOf(from)));
    await expect.poll(() => taken().length, PATIENCE).toBe(1);
    const [sent] = taken();
    const ours = /^Message-ID: <(.+)>\r?$/m.exec(sent?.raw ?? '')?.[1] ?? '';
    const origin = () =>
      opened.engine.reader
        .selectFrom('message_origin')
        .select('message_id')
        .where('provider_message_id', '=', ours)
        .executeTakeFirst();
    await expect.poll(async () => (await origin())?.message_id, PATIENCE).toEqual(expect.any(String));
    return { conversationId, sent, ours, messageId: (await origin())?.message_id ?? '' };
  }

  test('shows on the board what lay in it, and what comes while it is open', async () => {
    const before = await subjects();
    expect(before).toContain('There before');
    place.deliver(mail('two', 'Delivery date'));
    await expect.poll(subjects, PATIENCE).toEqual([...before, 'Delivery date'].toSorted());
  });

  test('sends answers over SMTP, in the thread of what they answer', async () => {
    const { conversationId, sent, ours } = await answered('dan', 'Roast profile');
    expect(sent).toMatchObject({ from: 'mara@fernhill.example', to: ['dan@lindqvist.example'] });
    expect(sent?.raw).toContain('In-Reply-To: <dan@lindqvist.example>');
    expect(sent?.raw).toContain('References: <dan@lindqvist.example>');
    expect(sent?.raw).toContain('Subject: Re: Roast profile');
    // Their answer to it belongs to the same conversation.
    const links = `In-Reply-To: <${ours}>\nReferences: <dan@lindqvist.example> <${ours}>\n`;
    place.deliver(mail('three', 'Re: Roast profile', links, 'dan'));
    await expect
      .poll(async () => (await messages()).filter((one) => one.conversationId === conversationId).length, PATIENCE)
      .toBe(3);
  });

  test('loses nothing while its server is away, and doubles nothing that was numbered anew', async () => {
    const envelopes = opened.app.get(Envelopes);
    const keep = envelopes.keep.bind(envelopes);
    let received = 0;
    const kept = vi.spyOn(envelopes, 'keep').mockImplementation(async (tx, told) => {
      const fresh = await keep(tx, told);
      // A batch is of one folder; copies of what other tests sent are in another.
      if (told.some(({ envelope }) => mimeOf(envelope.raw).includes('To: mara@fernhill.example'))) received += fresh;
      return fresh;
    });
    const before = await subjects();
    await place.end();
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'waiting' });
    place.deliver(mail('four', 'While you were out'));
    place.renumber();
    await place.start();
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening' });
    await expect.poll(subjects, PATIENCE).toEqual([...before, 'While you were out'].toSorted());
    expect(received).toBe(1);
    kept.mockRestore();
    expect(await opened.engine.reader.selectFrom('mailbox_folder').select('last_uid').execute()).toHaveLength(2);
  });

  test('that is cut off in the middle of what it reads goes on behind what was kept', async () => {
    const before = await subjects();
    const many = Array.from({ length: 25 }, (_, index) => `Lot ${index + 10}`);
    await place.end();
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'waiting' });
    for (const [index, subject] of many.entries()) place.deliver(mail(`lot-${index}`, subject));
    const envelopes = opened.app.get(Envelopes);
    const keep = envelopes.keep.bind(envelopes);
    const batches: number[] = [];
    const kept = vi.spyOn(envelopes, 'keep').mockImplementation(async (tx, told) => {
      const fresh = await keep(tx, told);
      // Copies of what other tests sent are read from their folder between.
      const lots = told.filter(({ envelope }) => mimeOf(envelope.raw).includes('Subject: Lot ')).length;
      if (lots === 0) return fresh;
      batches.push(lots);
      // The second ten are written, and not committed.
      if (batches.length === 2) throw new Error('cut off');
      return fresh;
    });
    await place.start();
    await expect.poll(subjects, PATIENCE).toEqual([...before, ...many].toSorted());
    expect(batches).toEqual([10, 10, 10, 5]);
    kept.mockRestore();
  });

  test('is asked by the inbox harvester too', async () => {
    const { id } = (await opened.request({ method: 'POST', url: '/api/night-ops/inbox-harvester' })).json<NightRun>();
    await expect
      .poll(() => opened.get<NightRun>(`/api/night-ops/runs/${id}`), PATIENCE)
      .toMatchObject({ state: 'done', harvest: { mailboxes: 1, messages: 0 } });
  });

  test('that does not let us in is not tried again until somebody changes something', async () => {
    await connect('wrong');
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'refused' });
    await expect.poll(connection, PATIENCE).toMatchObject({ health: 'expired' });
    await connect(place.password);
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening', failure: null });
  });

  test('belongs to one process at a time, and to another when that is gone', async () => {
    const lease = () =>
      opened.engine.reader.selectFrom('mailbox').select(['lease_owner', 'lease_until']).executeTakeFirstOrThrow();
    const { lease_owner: ours } = await lease();
    const elsewhere = { lease_owner: 'another-host/1/x/y', lease_until: opened.clock.now() + 60_000 };
    await opened.engine.writer.updateTable('mailbox').set(elsewhere).execute();
    await opened.app.get(MailboxWatches).lookAround();
    await opened.app.get(MailboxWatches).lookAround();
    expect((await lease()).lease_owner).toBe(elsewhere.lease_owner);
    opened.clock.advance(61_000);
    await opened.app.get(MailboxWatches).lookAround();
    expect((await lease()).lease_owner).toBe(ours);
    await expect.poll(mailbox, PATIENCE).toMatchObject({ state: 'listening' });
  });

  const detailOf = async (subject: string) => {
    const found = (await messages()).find((message) => message.subject === subject);
    return opened.get<MessageDetail>(`/api/messages/${found?.id}`);
  };

  test('brings files, with the pictures of the text inside of it', async () => {
    place.deliver(mailWithFiles(mail('files', 'Label')));
    await expect.poll(subjects, PATIENCE).toContain('Label');
    const { body, attachments } = await detailOf('Label');
    expect(body.html).toContain(`src="data:image/png;base64,${PIXEL}"`);
    expect(attachments).toMatchObject([{ fileName: 'bill.pdf', contentType: 'application/pdf', sizeBytes: 6 }]);
    const file = await opened.request({ method: 'GET', url: `/api/attachments/${attachments[0]?.id}` });
    expect(file.rawPayload.toString()).toBe('%PDF-1');
  });

  describe('hears of a mail of ours', () => {
    const consentOf = (name: string) =>
      opened.engine.reader
        .selectFrom('contact_point')
        .select(['consent', 'consent_source'])
        .where('handle', '=', addressOf(name))
        .executeTakeFirstOrThrow();

    test('that it is late, which says nothing yet, and that it came back, and why: its address is closed', async () => {
      const { messageId, ours } = await answered('bea', 'Bill');
      const late = await subjects();
      place.deliver(report('late', 'bea', 'Action: delayed\nStatus: 4.4.1', ours));
      place.deliver(mail('behind-1', 'Behind the late one'));
      await expect.poll(subjects, PATIENCE).toEqual([...late, 'Behind the late one'].toSorted());
      expect(await opened.get(`/api/messages/${messageId}`)).toMatchObject({
        receipt: 'sent',
        delivery: { failure: null },
      });

      const known = await subjects();
      place.deliver(report('strange', 'bea', 'Action: failed\nStatus: 5.1.1', 'never-sent@fernhill.example'));
      const said = 'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 User unknown';
      place.deliver(report('back', 'bea', said, ours));
      await expect
        .poll(() => opened.get(`/api/messages/${messageId}`), PATIENCE)
        .toMatchObject({
          receipt: 'failed',
          delivery: { failure: { code: 'recipient_unreachable', providerCode: '550 5.1.1' } },
        });
      await expect.poll(() => consentOf('bea'), PATIENCE).toEqual({ consent: 'out', consent_source: 'bounce' });
      expect(await subjects()).toEqual(known);
      const told = await opened.get<{ kind: string; messageId: string }[]>('/api/notifications');
      expect(told).toContainEqual(expect.objectContaining({ kind: 'send_failed', messageId }));
    });

    test('that its reader complained, and writes to them no more', async () => {
      const { ours } = await answered('cem', 'Newsletter');
      expect((await consentOf('cem')).consent).not.toBe('out');
      place.deliver(complaint('complained', 'cem', ours));
      await expect.poll(() => consentOf('cem'), PATIENCE).toEqual({ consent: 'out', consent_source: 'complaint' });
    });
  });
}

const addressOf = (name: string): string => `${name}@lindqvist.example`;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The same mail with a text in HTML, a picture in it, and a file beside. */
function mailWithFiles(plain: string): string {
  const [head = ''] = plain.split('\n\n');
  return `${head}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/related; boundary=inner

--inner
Content-Type: text/html; charset=utf-8

<p>So? <img src="cid:label@here"></p>
--inner
Content-Type: image/png; name=label.png
Content-ID: <label@here>
Content-Disposition: inline
Content-Transfer-Encoding: base64

${PIXEL}
--inner--
--outer
Content-Type: application/pdf
Content-Disposition: attachment; filename="bill.pdf"
Content-Transfer-Encoding: base64

JVBERi0x
--outer--
`;
}

const reportOf = (id: string, to: string, kind: string, machine: string, about: string): string => `Return-Path: <>
From: Mail Delivery System <MAILER-DAEMON@mx.fernhill.example>
To: mara@fernhill.example
Subject: Report ${id}
Message-ID: <${id}@mx.fernhill.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=${kind}; boundary=report

--report
Content-Type: text/plain

This is what happened to your mail.

--report
${machine}

--report
Content-Type: text/rfc822-headers

From: mara@fernhill.example
To: ${addressOf(to)}
Message-ID: <${about}>

--report--
`;

/** RFC 3464. */
function report(id: string, to: string, recipient: string, about: string): string {
  const fields = `Reporting-MTA: dns; mx.fernhill.example\n\nFinal-Recipient: rfc822; ${addressOf(to)}\n${recipient}`;
  return reportOf(id, to, 'delivery-status', `Content-Type: message/delivery-status\n\n${fields}`, about);
}

/** RFC 5965, without the address of who complained, as most leave it out. */
function complaint(id: string, to: string, about: string): string {
  const fields = 'Feedback-Type: abuse\nUser-Agent: Loop/1.0\nVersion: 1';
  return reportOf(id, to, 'feedback-report', `Content-Type: message/feedback-report\n\n${fields}`, about);
}
