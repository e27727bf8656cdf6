import type { ReceiptEvent } from '@concordia/channels/port';
import { MINUTE } from '@concordia/domain';
import type { Updateable } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { followTopics } from '../../../testing/announced-topics.js';
import { onEveryEngine } from '../../../testing/engines.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import { EarlyReceipts } from './early-receipts.js';
import { Echoes } from './echoes.js';
import { Receipts } from './receipts.js';
import { keyOf } from './sending-key.js';
import { TestMessages } from './test-messages.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('what a provider tells of a message of ours', (engine) => {
  let box: OutboxTest;
  let events: MockInstance<DomainEvents['tell']>;
  let recorded: () => Promise<string[][]>;
  beforeAll(async () => {
    box = await openOutbox(engine);
    for (const channel of ['sms', 'email'] as const) await box.connect(channel);
  });
  afterAll(() => box.opened.close());
  afterEach(() => vi.restoreAllMocks());

  const write = <Result>(work: (tx: WorkspaceTransaction) => Promise<Result>) =>
    box.opened.inWorkspace(() => box.opened.app.get(WorkspaceDatabase).write(work));
  const change = (id: string, values: Updateable<ScopedTables['outbound_message']>) =>
    box.opened.engine.writer.updateTable('outbound_message').set(values).where('id', '=', id).execute();
  const receiptOf = async (messageId: string) => {
    const row = await box.opened.engine.reader
      .selectFrom('message')
      .select('receipt')
      .where('id', '=', messageId)
      .executeTakeFirst();
    return row?.receipt;
  };

  /** A message that the provider took, and says nothing more of by itself. */
  async function sent(channel: 'sms' | 'email' = 'sms') {
    const person = await box.person(channel);
    const answer = await box.reply(person, '#silent Hello');
    const { id } = answer.json<{ id: string }>();
    box.passUndo();
    await box.untilEntry(id, { state: 'sent' });
    const row = await box.rowOf(id);
    if (!row?.provider_message_id || row.message_id === null) throw new Error('The message was not sent.');
    events = vi.spyOn(box.opened.app.get(DomainEvents), 'tell');
    recorded = await followTopics(box.opened.engine);
    return { id, person, providerId: row.provider_message_id, messageId: row.message_id, row };
  }

  const told = (more: Partial<ReceiptEvent>): ReceiptEvent => ({
    id: 'r1',
    account: 'AC1',
    channel: 'sms',
    at: 1_000,
    kind: 'receipt',
    messageId: null,
    receipt: 'delivered',
    failure: null,
    providerCode: null,
    ...more,
  });
  const take = (more: Partial<ReceiptEvent>) => write((tx) => box.opened.app.get(Receipts).take(tx, told(more)));
  const facts = () => events.mock.calls.flatMap(([, all]) => all);

  test('is noted at the first instant of each stage, and never goes back', async () => {
    const { id, providerId: messageId, messageId: ours, person } = await sent();
    expect(await take({ messageId, at: 2_000 })).toBe(true);
    expect(await take({ messageId, at: 3_000 })).toBe(true);
    expect(await take({ messageId, at: 4_000, receipt: 'read' })).toBe(true);
    expect(await take({ messageId, at: 5_000, receipt: 'read' })).toBe(true);
    expect(await take({ messageId, at: 6_000, receipt: 'sent' })).toBe(true);
    expect(await box.rowOf(id)).toMatchObject({ state: 'sent', delivered_at: 2_000, read_at: 4_000 });
    expect(await receiptOf(ours)).toBe('read');
    expect(await recorded()).toEqual([
      ['messages', 'outbox'],
      ['hub-events', 'messages', 'outbox'],
    ]);
    expect(facts()).toEqual([
      {
        topic: 'message.read',
        payload: {
          message_id: ours,
          conversation_id: person.conversationId,
          contact_id: person.contactId,
          channel: 'sms',
          read_at: new Date(box.opened.clock.now()).toISOString(),
        },
      },
    ]);
  });

  test('may be a reading before the delivery', async () => {
    const { id, providerId: messageId, messageId: ours } = await sent();
    await take({ messageId, at: 4_000, receipt: 'read' });
    await take({ messageId, at: 2_000 });
    expect(await box.rowOf(id)).toMatchObject({ delivered_at: 2_000, read_at: 4_000 });
    expect(await receiptOf(ours)).toBe('read');
  });

  test('is a failure that is told once, and ends with a delivery', async () => {
    const { id, providerId: messageId, messageId: ours, person } = await sent();
    await take({ messageId, receipt: 'failed', providerCode: '30005' });
    const failed = await box.rowOf(id);
    expect(failed).toMatchObject({
      state: 'failed',
      failure_code: 'rejected',
      failure_message: expect.stringMatching(/\.$/),
      provider_code: '30005',
      failure_is_final: 1,
    });
    expect(await receiptOf(ours)).toBe('failed');
    await take({ messageId, receipt: 'failed', failure: 'opted_out' });
    await take({ messageId, receipt: 'sent' });
    expect(await box.rowOf(id)).toEqual(failed);
    expect(await recorded()).toEqual([['hub-events', 'messages', 'notifications', 'outbox']]);
    const payload = { message_id: ours, contact_id: person.contactId, channel: 'sms', code: 'rejected' };
    expect(facts()).toEqual([{ topic: 'message.failed', payload }]);
    await take({ messageId, at: 2_000 });
    expect(await box.rowOf(id)).toMatchObject({
      state: 'sent',
      failure_code: null,
      failure_message: null,
      provider_code: null,
      failure_is_final: 0,
      delivered_at: 2_000,
    });
    expect(await receiptOf(ours)).toBe('delivered');
  });

  test.each(['delivered', 'read'] as const)('is no failure of what was %s', async (receipt) => {
    const { id, providerId: messageId } = await sent();
    await take({ messageId, receipt });
    expect(await take({ messageId, receipt: 'failed', failure: 'rejected' })).toBe(true);
    expect(await box.rowOf(id)).toMatchObject({ state: 'sent', failure_code: null });
  });

  test('waits where the message is not known', async () => {
    const { providerId: messageId } = await sent();
    expect([await take({ messageId: 'SM-unknown' }), await take({ messageId, channel: 'email' })]).toEqual([
      false,
      false,
    ]);
  });

  describe('up to a time', () => {
    const upTo = (contact: string | undefined, more: Partial<ReceiptEvent> = {}) =>
      take({ ...(contact !== undefined && { contact }), at: box.opened.clock.now() + MINUTE, ...more });

    test('is of everything that was sent to somebody before', async () => {
      const { id, person } = await sent();
      expect(await upTo(person.handle)).toBe(true);
      expect((await box.rowOf(id))?.delivered_at).not.toBeNull();
      expect((await box.rowOf(id))?.read_at).toBeNull();
      expect(await upTo(person.handle, { receipt: 'read' })).toBe(true);
      expect((await box.rowOf(id))?.read_at).not.toBeNull();
    });

    test('is of nothing that failed, nor of nobody', async () => {
      const { id, person } = await sent();
      expect(await upTo(person.handle, { receipt: 'failed' })).toBe(true);
      expect([await upTo('+4699999999'), await upTo(undefined)]).toEqual([true, true]);
      expect(await box.rowOf(id)).toMatchObject({ state: 'sent', delivered_at: null });
    });

    test('waits for what is in the provider’s hands', async () => {
      const { id, person } = await sent();
      await change(id, { state: 'sending', claimed_by: 'a job', claimed_until: box.opened.clock.now() + MINUTE });
      expect(await upTo(person.handle)).toBe(false);
      await change(id, { state: 'sent', claimed_by: null, claimed_until: null });
    });
  });

  describe('of a sending whose answer was lost', () => {
    async function lost(channel: 'sms' | 'email' = 'sms') {
      const made = await sent(channel);
      await change(made.id, {
        state: 'failed',
        failure_code: 'unconfirmed',
        provider_message_id: null,
        sent_at: null,
        read_at: null,
      });
      return { ...made, key: keyOf(made.row) };
    }

    test('with its key says that it was sent, and when', async () => {
      const { id, key, messageId: ours, person } = await lost();
      expect(await take({ messageId: 'SM-new', idempotencyKey: key, at: 7_000 })).toBe(true);
      expect(await box.rowOf(id)).toMatchObject({
        state: 'sent',
        provider_message_id: 'SM-new',
        sent_at: 7_000,
        delivered_at: 7_000,
        failure_code: null,
      });
      expect(facts()).toEqual([
        {
          topic: 'message.sent',
          payload: {
            message_id: ours,
            conversation_id: person.conversationId,
            contact_id: person.contactId,
            channel: 'sms',
            sent_at: new Date(7_000).toISOString(),
          },
        },
      ]);
      expect((await recorded())[0]).toEqual(['hub-events', 'messages', 'outbox']);
    });

    test.each([
      ['another round', (key: string) => ({ idempotencyKey: `${key}0` })],
      ['no key', () => ({ idempotencyKey: null })],
      ['a key that is none of ours', () => ({ idempotencyKey: 'promo.1' })],
      ['another channel', (key: string) => ({ idempotencyKey: key, channel: 'whatsapp' as const })],
      ['a failure', (key: string) => ({ idempotencyKey: key, receipt: 'failed' as const })],
    ])('with %s leaves it unconfirmed', async (_, more) => {
      const { id, key } = await lost();
      expect(await take({ messageId: 'SM-other', ...more(key) })).toBe(false);
      expect(await box.rowOf(id)).toMatchObject({ state: 'failed', failure_code: 'unconfirmed' });
    });

    test('is of no sending that failed for another reason', async () => {
      const { id, key } = await lost();
      await change(id, { failure_code: 'rejected' });
      expect(await take({ messageId: 'SM-rejected', idempotencyKey: key })).toBe(false);
    });

    const echo = (contactId: string, messageId: string, text: string, at: number, channel: 'sms' | 'email' = 'sms') =>
      write((tx) =>
        box.opened.app.get(Echoes).confirm(tx, contactId, {
          id: 'e1',
          account: 'AC1',
          channel,
          at,
          kind: 'message',
          messageId,
          direction: 'outbound',
          from: 'x',
          name: null,
          subject: null,
          text,
          inReplyTo: null,
        }),
      );

    test('is known by its words, within a day, where the provider repeats them', async () => {
      const { id, person, row } = await lost();
      const catchUp = vi.spyOn(box.opened.app.get(EarlyReceipts), 'catchUp');
      const say = (text: string, at: number) => echo(person.contactId, 'SM-echo', text, at);
      const DAY = 86_400_000;
      expect([
        await say('#silent Goodbye', row.send_at),
        await say('#silent Hello', row.send_at + DAY + 1),
        await say('#silent Hello', row.send_at - 5 * MINUTE - 1),
      ]).toEqual([false, false, false]);
      expect(await recorded()).toEqual([]);
      expect(await say(' #silent\n Hello ', row.send_at + DAY)).toBe(true);
      expect(await box.rowOf(id)).toMatchObject({
        state: 'sent',
        provider_message_id: 'SM-echo',
        sent_at: row.send_at + DAY,
      });
      expect(catchUp.mock.calls.map(([, ...about]) => about)).toEqual([['sms', 'SM-echo']]);
      expect(await recorded()).toEqual([['hub-events', 'outbox']]);
      expect(await say('#silent Hello', row.send_at)).toBe(false);
    });

    test('by mail is known by its Message-ID alone', async () => {
      const { person, row } = await lost('email');
      const say = (messageId: string) => echo(person.contactId, messageId, '#silent Hello', row.send_at, 'email');
      expect(await say('other@x.example')).toBe(false);
      expect(await say(row.provider_message_id ?? '')).toBe(true);
    });
  });

  describe('of a test of a connection', () => {
    const tests = () => box.opened.app.get(TestMessages);
    const rows = () => box.opened.engine.reader.selectFrom('test_message').selectAll().execute();
    const to = '+46701740999';
    const send = (ok: 'sent' | 'unconfirmed' | 'rejected', text = 'A test', id = 'SM-test') =>
      box.opened.inWorkspace(() =>
        tests().send({ channel: 'sms', to, text }, async () =>
          ok === 'sent'
            ? { ok: true, providerMessageId: id }
            : { ok: false, failure: ok, providerCode: null, retryAfterMs: null },
        ),
      );
    const isAbout = (messageId: string | null) => write((tx) => tests().isAbout(tx, told({ messageId })));
    const isEcho = (more: object = {}) =>
      write((tx) =>
        tests().isAbout(tx, {
          ...told({}),
          kind: 'message',
          messageId: 'SM-echoed',
          direction: 'outbound',
          from: to,
          name: null,
          subject: null,
          text: ' A\n test ',
          inReplyTo: null,
          ...more,
        }),
      );
    afterEach(() => box.opened.engine.writer.deleteFrom('test_message').execute());

    test('is about it by the provider’s id', async () => {
      await send('sent');
      expect([await isAbout('SM-test'), await isAbout('SM-none'), await isAbout(null)]).toEqual([true, false, false]);
      const known = (ids: readonly string[]) => box.opened.inWorkspace(() => tests().knownAmong('sms', ids));
      expect([...(await known(['SM-none', 'SM-test']))]).toEqual(['SM-test']);
      expect((await known([])).size).toBe(0);
    });

    test('that was refused is forgotten, and one that may have arrived is not', async () => {
      await send('rejected');
      expect(await rows()).toEqual([]);
      await send('unconfirmed');
      expect(await rows()).toMatchObject([{ channel: 'sms', provider_message_id: null }]);
    });

    test('is known by recipient and words before its answer came, for a day', async () => {
      await send('unconfirmed');
      expect([
        await isEcho({ text: 'Another' }),
        await isEcho({ from: '+46701740998' }),
        await isEcho({ direction: 'inbound' }),
        await isEcho({ channel: 'whatsapp' }),
      ]).toEqual([false, false, false, false]);
      box.opened.clock.advance(86_400_000 - 1);
      expect(await isEcho()).toBe(true);
      expect(await rows()).toMatchObject([{ provider_message_id: 'SM-echoed' }]);
      await box.opened.engine.writer.updateTable('test_message').set({ provider_message_id: null }).execute();
      box.opened.clock.advance(1);
      expect(await isEcho()).toBe(false);
    });

    test('is forgotten after 90 days, with the next one', async () => {
      await send('sent', 'One', 'SM-one');
      box.opened.clock.advance(90 * 86_400_000);
      await send('sent', 'Two', 'SM-two');
      expect(await rows()).toHaveLength(2);
      box.opened.clock.advance(1);
      await send('sent', 'Three', 'SM-three');
      expect((await rows()).map(({ provider_message_id }) => provider_message_id).toSorted()).toEqual([
        'SM-three',
        'SM-two',
      ]);
    });
  });
});
