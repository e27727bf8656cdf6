import type { Message } from '@concordia/contract/inbox';
import type { Contact } from '@concordia/contract/people';
import { HOUR } from '@concordia/domain';
import { signedForm } from '@concordia/peers/twilio';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { PublicAddress } from '../../channels/connections/public-address.js';
import type { SimulatedPeer } from '../../channels/connections/simulated/simulated-peers.js';
import { peerOf } from '../../channels/connections/testing.js';
import { EarlyReceipts } from '../../delivery/outbox/early-receipts.js';
import { type OutboxTest, openOutbox } from '../../delivery/outbox/testing.js';
import { Events } from './events.js';

type Form = Readonly<Record<string, string>>;

interface Signed {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const WAIT = { timeout: 15_000 };

onEveryEngine('what providers tell us', (engine) => {
  let box: OutboxTest;
  let twilio: SimulatedPeer;
  beforeAll(async () => {
    box = await openOutbox(engine);
    await box.connect('sms');
    await box.connect('email');
    twilio = await peerOf(box.opened, 'sms');
  });
  afterAll(() => box.opened.close());

  /** As Twilio posts it, with the token of our account. */
  const sign = (form: Form, authToken = twilio.peer.settings.authToken ?? ''): Signed => {
    const { headers, body } = signedForm(
      authToken,
      `${box.opened.app.get(PublicAddress).publicUrl}/webhooks/sms`,
      form,
    );
    return { headers, body: new TextDecoder().decode(body) };
  };
  const post = ({ body, headers }: Signed) =>
    box.opened.request({ method: 'POST', url: '/webhooks/sms', payload: body, headers: { ...headers } });
  const account = (): Form => ({
    AccountSid: twilio.peer.settings.accountSid ?? '',
    To: twilio.peer.settings.fromNumber ?? '',
  });
  const received = (id: string, from: string, text: string): Form => ({
    ...account(),
    MessageSid: id,
    SmsStatus: 'received',
    From: from,
    Body: text,
    NumMedia: '0',
  });
  const status = (id: string, state: string): Form => ({
    ...account(),
    MessageSid: id,
    MessageStatus: state,
    ...(state === 'undelivered' && { ErrorCode: '30005' }),
  });
  const waiting = () =>
    box.opened.engine.reader.selectFrom('inbound_envelope').select('id').where('state', '=', 'waiting').execute();
  const tell = async (...forms: readonly Form[]) => {
    const answers = await Promise.all(forms.map((form) => post(sign(form))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(forms.map(() => 200));
    await expect.poll(waiting, WAIT).toEqual([]);
  };
  const from = async (handle: string) => {
    const all = await box.opened.get<Message[]>('/api/messages?channel=sms');
    return all.filter(({ contact }) => contact?.phone === handle);
  };

  test('becomes a message of a new contact, unread and scored, and open screens hear of it', async () => {
    const before = await box.opened.get<{ unread: number }>('/api/analytics/stats');
    await tell(received('SMin1', '+46705550001', 'URGENT: can you call me today?'));
    const [message] = await from('+46705550001');
    expect(message).toMatchObject({
      direction: 'inbound',
      status: 'inbox',
      isRead: false,
      isUrgent: 1,
      channel: 'sms',
      contact: { name: '+46705550001', channels: { sms: true } },
    });
    expect(message?.priority).toBeGreaterThan(0);
    expect(await box.opened.get('/api/analytics/stats')).toMatchObject({ unread: before.unread + 1 });
    const found = await box.opened.get<Contact[]>('/api/contacts?q=%2B46705550001');
    expect(found.map(({ name }) => name)).toContain('+46705550001');
    const told = await box.opened.get<{ kind: string; messageId: string }[]>('/api/notifications');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'urgent_message', messageId: message?.id }));
    const log = await box.opened.engine.reader
      .selectFrom('change_log')
      .select('topics')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(log?.topics).toContain('messages');
  });

  test('is one message however often it is told', async () => {
    const one = received('SMin2', '+46705550002', 'First');
    const two = received('SMin3', '+46705550002', 'Second');
    await tell(one);
    box.opened.clock.advance(1_000);
    await tell(one, two, two);
    await tell(one);
    const messages = await from('+46705550002');
    expect(messages.map(({ content, status: column }) => [content, column])).toEqual([
      ['Second', 'inbox'],
      ['First', 'completed'],
    ]);
    expect(new Set(messages.map(({ conversationId }) => conversationId)).size).toBe(1);
  });

  test('waits for our own record when a receipt is faster', async () => {
    const person = await box.person('sms');
    const answer = await box.reply(person, '#silent Hello');
    const { id } = answer.json<{ id: string }>();
    const adapters = box.opened.app.get(ChannelAdapters);
    const real = await box.opened.inWorkspace(() => adapters.forChannel('sms'));
    if (real === null) throw new Error('Nobody carries SMS.');
    // The provider's word overtakes its own answer.
    const overtaken = vi.spyOn(adapters, 'forChannel').mockResolvedValue({
      ...real,
      send: async (message, signal) => {
        const result = await real.send(message, signal);
        if (result.ok)
          await tell(status(result.providerMessageId, 'read'), status(result.providerMessageId, 'delivered'));
        return result;
      },
    });
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    overtaken.mockRestore();
    const row = await box.rowOf(id);
    await box.untilMessage(row?.message_id ?? '', { receipt: 'read', delivery: { deliveredAt: expect.any(String) } });
    expect((await box.taken()).filter(({ text }) => text === '#silent Hello')).toHaveLength(1);
  });

  // SQLite has one writer at a time: there, one of the two is always first.
  if (engine === 'postgresql')
    test('finds our own record although both are being written at the same time', async () => {
      const person = await box.person('sms');
      const { id } = (await box.reply(person, '#silent At once')).json<{ id: string }>();
      const receipts = box.opened.app.get(EarlyReceipts);
      const catchUp = receipts.catchUp.bind(receipts);
      const looked = vi.spyOn(receipts, 'catchUp').mockImplementation(async (tx, channel, providerMessageId) => {
        await catchUp(tx, channel, providerMessageId);
        await tell(status(providerMessageId, 'read'));
      });
      box.passUndo();
      await box.untilEntry(id, { state: 'sent' });
      looked.mockRestore();
      const sent = `/api/messages/${(await box.rowOf(id))?.message_id}`;
      await expect.poll(() => box.opened.get(sent), WAIT).toMatchObject({ receipt: 'read' });
    });

  test('does not undo a failure with a "sent" that was overtaken', async () => {
    const person = await box.person('sms');
    const { id } = (await box.reply(person, '#silent Overtaken')).json<{ id: string }>();
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    const row = await box.rowOf(id);
    const providerId = row?.provider_message_id ?? '';
    await tell(status(providerId, 'undelivered'));
    await tell(status(providerId, 'sent'));
    expect(await box.opened.get(`/api/messages/${row?.message_id}`)).toMatchObject({ receipt: 'failed' });
    await tell(status(providerId, 'delivered'));
    expect(await box.opened.get(`/api/messages/${row?.message_id}`)).toMatchObject({
      receipt: 'delivered',
      delivery: { failure: null },
    });
  });

  test.each(['delivered', 'read'])('believes no failure after it was %s', async (furthest) => {
    const person = await box.person('sms');
    const { id } = (await box.reply(person, `#silent Once ${furthest}`)).json<{ id: string }>();
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    const row = await box.rowOf(id);
    const providerId = row?.provider_message_id ?? '';
    await tell(status(providerId, furthest));
    await tell(status(providerId, 'undelivered'));
    expect(await box.rowOf(id)).toMatchObject({ state: 'sent', failure_code: null });
    expect(await box.opened.get(`/api/messages/${row?.message_id}`)).toMatchObject({
      receipt: furthest,
      delivery: { failure: null },
    });
    const notifications = await box.opened.get<{ messageId: string }[]>('/api/notifications');
    expect(notifications.map(({ messageId }) => messageId)).not.toContain(row?.message_id);
  });

  test('brings an answer into the conversation that it answers, and wakes what was put off', async () => {
    const person = await box.person('email', { subject: 'Beans' });
    const { id } = (await box.reply(person, '#reply How many?')).json<{ id: string }>();
    const until = new Date(box.opened.clock.now() + HOUR).toISOString();
    const snooze = { snooze: { until, unlessReply: true } };
    await box.opened.request({ method: 'PATCH', url: `/api/messages/${person.messageId}`, payload: snooze });
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    await expect
      .poll(() => box.opened.get(`/api/conversations/${person.conversationId}`), { timeout: 15_000 })
      .toMatchObject({ messageCount: 3 });
    expect(await box.opened.get(`/api/messages/${person.messageId}`)).toMatchObject({ snooze: null, status: 'inbox' });
  });

  test('with the Message-ID of an email we sent is a duplicate only when it is in our name', async () => {
    const person = await box.person('email');
    const { id } = (await box.reply(person, '#silent Ours')).json<{ id: string }>();
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    const messageId = (await box.rowOf(id))?.provider_message_id ?? '';
    const ingest = async (direction: 'inbound' | 'outbound') => {
      const dedupeKey = `the content that is ${direction}`;
      const event = {
        kind: 'message',
        id: dedupeKey,
        account: 'a',
        channel: 'email',
        at: box.opened.clock.now(),
        messageId,
        dedupeKey,
        direction,
        from: person.handle,
        name: null,
        subject: 'Ours',
        text: 'Whose?',
        inReplyTo: null,
      } as const;
      const { app, engine: database, inWorkspace } = box.opened;
      const read = { event, files: [], provider: 'sendgrid', accountId: null, isTest: false } as const;
      await inWorkspace(() => app.get(WorkspaceDatabase).write((tx) => app.get(Events).take(tx, read)));
      return database.reader
        .selectFrom('message')
        .select('direction')
        .where('dedupe_key', '=', dedupeKey)
        .executeTakeFirst();
    };
    expect(await ingest('outbound')).toBeUndefined();
    expect(await ingest('inbound')).toEqual({ direction: 'inbound' });
  });

  test('ends and begins consent where somebody says STOP and START', async () => {
    const person = await box.person('sms');
    const eligible = async () => {
      const all = await box.opened.get<{ channel: string; code: string | null }[]>(
        `/api/contacts/${person.contactId}/eligibility`,
      );
      return all.find(({ channel }) => channel === 'sms')?.code;
    };
    await tell(received('SMstop1', person.handle, ' stop. '));
    expect(await eligible()).toBe('opted_out');
    expect((await box.reply(person, 'Please?')).json()).toMatchObject({ code: 'OPTED_OUT' });
    await tell(received('SMstart1', person.handle, 'START'));
    expect(await eligible()).toBeNull();
    await tell(received('SMstop2', person.handle, 'Do not stop writing'));
    expect(await eligible()).toBeNull();
  });

  test('comes from the made-up contacts of a simulated channel alone', async () => {
    const said = { from: '+46705550003', name: 'Made Up', text: '<img src=x onerror=alert(1)> is it open?' };
    expect((await box.post('/api/channels/sms/simulated-messages', said)).statusCode).toBe(200);
    await expect.poll(() => from('+46705550003'), { timeout: 15_000 }).toMatchObject([{ content: said.text }]);
    const telegram = await box.post('/api/channels/telegram/simulated-messages', said);
    expect(telegram.json()).toMatchObject({ statusCode: 409, code: 'CHANNEL_NOT_SIMULATED' });
  });

  describe('is refused', () => {
    const form = () => received('SMforged', '+46705550004', 'Hello');
    const kept = () =>
      box.opened.engine.reader
        .selectFrom('inbound_envelope')
        .select('id')
        .where('provider_id', 'like', 'SMforged%')
        .execute();

    test('when any of its bytes was changed', async () => {
      const { headers, body: signed } = sign(form());
      for (let at = 0; at < signed.length; at += 7) {
        const changed = `${signed.slice(0, at)}${signed[at] === 'x' ? 'y' : 'x'}${signed.slice(at + 1)}`;
        const answer = await post({ headers, body: changed });
        expect([at, answer.statusCode]).toEqual([at, 401]);
      }
      expect(await kept()).toEqual([]);
    });

    test('without a signature, with another one, and with that of another account', async () => {
      const { headers, body } = sign(form());
      const { 'content-type': type = '' } = headers;
      const unsigned = { body, headers: { 'content-type': type } };
      expect((await post(unsigned)).json()).toMatchObject({ statusCode: 401, code: 'BAD_SIGNATURE' });
      expect((await post({ body, headers: { ...headers, 'x-twilio-signature': 'AAAA' } })).statusCode).toBe(401);
      expect((await post(sign(form(), 'another token'))).statusCode).toBe(401);
      expect(await kept()).toEqual([]);
    });
  });
});
