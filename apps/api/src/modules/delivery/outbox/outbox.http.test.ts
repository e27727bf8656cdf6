import { type OutboxEntry, OutboxEntrySchema } from '@concordia/contract/delivery';
import { type Message, MessageDetailSchema } from '@concordia/contract/inbox';
import { HOUR, MINUTE } from '@concordia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onEveryEngine } from '../../../testing/engines.js';
import { type OutboxTest, openOutbox } from './testing.js';

onEveryEngine('the outbox', (engine) => {
  let box: OutboxTest;
  beforeAll(async () => {
    box = await openOutbox(engine);
    for (const channel of ['email', 'sms', 'whatsapp'] as const) await box.connect(channel);
  });
  afterAll(() => box.opened.close());

  const queue = async (...args: Parameters<OutboxTest['reply']>): Promise<OutboxEntry> => {
    const answer = await box.reply(...args);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return OutboxEntrySchema.parse(answer.json());
  };
  const waiting = (person: { conversationId: string }) =>
    box.opened.get<OutboxEntry[]>(`/api/conversations/${person.conversationId}/outbox`);

  test('lets a reply leave after the time for taking it back, and tells how it fares', async () => {
    const person = await box.person('sms');
    const counts = () => box.opened.get<{ byChannel: { sms: number } }>('/api/analytics/stats');
    const before = await counts();
    const entry = await queue(person, 'We will call you tomorrow.');
    expect(entry).toMatchObject({ state: 'queued', channel: 'sms', mode: 'simulated', messageId: null, failure: null });
    expect(await waiting(person)).toEqual([entry]);
    const takenFor = async () => (await box.taken()).filter(({ to }) => to === person.handle);
    expect(await takenFor()).toEqual([]);
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    const id = (await box.rowOf(entry.id))?.message_id ?? '';
    const message = await box.untilMessage(id, { receipt: 'delivered', delivery: { deliveredAt: expect.any(String) } });
    expect(MessageDetailSchema.parse(message)).toEqual(message);
    expect(message).toMatchObject({
      direction: 'outbound',
      status: 'waiting',
      content: 'We will call you tomorrow.',
      conversationId: person.conversationId,
      to: [{ address: person.handle }],
      // Twilio knows no read receipts.
      delivery: { mode: 'simulated', attempts: 1, failure: null, readAt: null },
    });
    expect(await waiting(person)).toEqual([]);
    expect(await takenFor()).toMatchObject([{ text: 'We will call you tomorrow.' }]);
    // The card that it answers is done.
    expect(await box.opened.get(`/api/messages/${person.messageId}`)).toMatchObject({
      status: 'completed',
      isRead: true,
    });
    // Replies of other tests may leave with it.
    expect((await counts()).byChannel.sms).toBeGreaterThan(before.byChannel.sms);
    expect(await box.opened.get(`/api/conversations/${person.conversationId}`)).toMatchObject({ messageCount: 2 });
    const found = await box.opened.get<Message[]>('/api/messages?q=tomorrow');
    expect(found.map((one) => one.id)).toContain(id);
  });

  test('leaves with its formatting by email, sanitized, and is shown with it', async () => {
    await box.connect('email');
    const person = await box.person('email');
    const html =
      '<p>Yes, <b>nine</b> <a href="https://concordia.example">here</a></p><img src="https://tracker.example">';
    const queued = (await box.reply(person, 'Yes, nine here', { html })).json<OutboxEntry>();
    const clean = '<p dir="auto">Yes, <strong>nine</strong> <a href="https://concordia.example">here</a></p>';
    expect(queued).toMatchObject({ content: 'Yes, nine here', html: clean });
    box.passUndo();
    await box.untilEntry(queued.id, { state: 'sent' });
    expect(await box.taken()).toContainEqual(
      expect.objectContaining({
        text: expect.stringContaining('Yes, nine here'),
        html: expect.stringContaining(clean),
      }),
    );
    const { message_id } = (await box.rowOf(queued.id)) ?? {};
    expect(await box.opened.get(`/api/messages/${message_id}`)).toMatchObject({
      body: { text: 'Yes, nine here', html: clean },
    });
  });

  test('has no formatting outside email', async () => {
    const person = await box.person('sms');
    const refused = await box.reply(person, 'Yes', { html: '<p><b>Yes</b></p>' });
    expect(refused.json()).toMatchObject({ code: 'FORMATTING_NOT_ALLOWED', details: [{ field: 'body.html' }] });
  });

  test('is one message for one key, however often and however fast it is sent', async () => {
    const person = await box.person('email', { subject: 'Beans' });
    const more = { idempotencyKey: 'the-very-same-key' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => box.reply(person, 'Once only.', more)));
    const ids = new Set(answers.map((answer) => OutboxEntrySchema.parse(answer.json()).id));
    expect(ids.size).toBe(1);
    box.passUndo();
    const [id = ''] = ids;
    await box.untilEntry(id, { state: 'sent' });
    expect((await box.taken()).filter(({ text }) => text === 'Once only.')).toHaveLength(1);
    const other = await box.reply(person, 'Something else.', more);
    expect(other.json()).toMatchObject({ statusCode: 409, code: 'IDEMPOTENCY_MISMATCH' });
    expect((await box.rowOf(id))?.subject).toBe('Re: Beans');
  });

  test('gives the text back when it is taken back in time, and not afterwards', async () => {
    const person = await box.person('sms');
    const entry = await queue(person, 'Too hasty.');
    const answer = await box.post(`/api/outbox/${entry.id}/cancel`);
    expect(answer.json()).toMatchObject({ state: 'cancelled', content: 'Too hasty.' });
    expect(await waiting(person)).toEqual([]);
    expect((await box.post(`/api/outbox/${entry.id}/cancel`)).json()).toMatchObject({ code: 'ALREADY_CANCELLED' });
    const other = await queue(person, 'Said is said.');
    await box.post(`/api/outbox/${other.id}/send`);
    await box.untilEntry(other.id, { state: 'sent' });
    const late = await box.post(`/api/outbox/${other.id}/cancel`);
    expect(late.json()).toMatchObject({ statusCode: 409, code: 'ALREADY_LEFT' });
    expect((await box.taken()).map(({ text }) => text)).not.toContain('Too hasty.');
  });

  test('is either taken back or sent when both happen at once, never both', async () => {
    const person = await box.person('sms');
    const entries = [];
    for (let index = 0; index < 6; index += 1) entries.push(await queue(person, `Race ${index}`));
    box.passUndo();
    const answers = await Promise.all(
      entries.flatMap(({ id }) => [box.post(`/api/outbox/${id}/cancel`), box.post(`/api/outbox/${id}/send`)]),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    for (const { id } of entries) await expect.poll(async () => (await box.rowOf(id))?.state).toMatch(/sent|cancelled/);
    const taken = (await box.taken()).map(({ text }) => text);
    for (const { id, content } of entries) {
      const isSent = (await box.rowOf(id))?.state === 'sent';
      expect([content, taken.filter((text) => text === content).length]).toEqual([content, isSent ? 1 : 0]);
    }
  });

  test('keeps the order of a conversation', async () => {
    const person = await box.person('sms');
    const texts = ['#throttle first', 'second', '#outage third', 'fourth'];
    const entries = [];
    for (const text of texts) entries.push(await queue(person, text));
    box.passUndo();
    for (const { id } of entries) {
      await expect
        .poll(
          async () => {
            box.opened.clock.advance(500);
            return (await box.rowOf(id))?.state;
          },
          { timeout: 15_000 },
        )
        .toBe('sent');
    }
    const taken = (await box.taken()).map(({ text }) => text).filter((text) => texts.includes(text));
    expect(taken).toEqual(texts);
    expect((await box.rowOf(entries[0]?.id ?? ''))?.attempts).toBe(2);
  });

  test('waits for the time that it was given, and takes another one', async () => {
    const person = await box.person('email');
    const at = (ms: number) => new Date(box.opened.clock.now() + ms).toISOString();
    const entry = await queue(person, 'Later.', { sendAt: at(HOUR) });
    expect(entry).toMatchObject({ state: 'scheduled' });
    const patch = (sendAt: string) =>
      box.opened.request({ method: 'PATCH', url: `/api/outbox/${entry.id}`, payload: { sendAt } });
    const sooner = at(10 * MINUTE);
    expect((await patch(sooner)).json()).toMatchObject({ sendAt: sooner, state: 'scheduled' });
    expect((await patch(at(-MINUTE))).json()).toMatchObject({ statusCode: 400, code: 'BAD_SEND_TIME' });
    box.opened.clock.advance(9 * MINUTE);
    expect((await box.rowOf(entry.id))?.state).toBe('scheduled');
    box.opened.clock.advance(MINUTE);
    await box.untilEntry(entry.id, { state: 'sent' });
  });

  describe('refuses', () => {
    test('what the channel does not allow now, with what would help', async () => {
      const telegram = await box.person('telegram');
      expect((await box.reply(telegram, 'Hello')).json()).toMatchObject({ statusCode: 409, code: 'NOT_CONNECTED' });
      const long = await box.person('sms');
      expect((await box.reply(long, 'a'.repeat(1601))).json()).toMatchObject({
        statusCode: 400,
        code: 'TOO_LONG',
        details: [{ field: 'body.content', expected: '1 to 1600 characters' }],
      });
      expect((await box.reply(long, '  ')).json()).toMatchObject({ statusCode: 400, code: 'EMPTY' });
      const old = await box.person('whatsapp', { sentAt: box.opened.clock.now() - 25 * HOUR });
      expect((await box.reply(old, 'Hello')).json()).toMatchObject({ code: 'WINDOW_CLOSED' });
    });

    test('what it cannot understand, and stores nothing of it', async () => {
      const person = await box.person('sms');
      const bad = [
        { content: 1 },
        { content: 'a', idempotencyKey: 'short' },
        { content: 'a\0b' },
        { content: 'a', sendAt: 'soon' },
        { content: 'a', html: '<b>' },
        { content: 'a'.repeat(200_001) },
      ];
      for (const body of bad) expect((await box.reply(person, '', body)).statusCode).toBe(400);
      expect(await waiting(person)).toEqual([]);
      const script = '<script>alert(1)</script>';
      expect((await queue(person, script)).content).toBe(script);
    });

    test('to send again what did not fail', async () => {
      const person = await box.person('sms');
      const answer = await box.post(`/api/messages/${person.messageId}/retry`);
      expect(answer.json()).toMatchObject({ statusCode: 409, code: 'NOT_FAILED' });
      expect((await box.post(`/api/messages/${box.opened.ids.next()}/retry`)).statusCode).toBe(404);
    });
  });

  test('does not send when the window closes between queue and departure, and says so', async () => {
    const person = await box.person('whatsapp', { sentAt: box.opened.clock.now() - 23 * HOUR });
    const entry = await queue(person, 'Just in time?');
    box.opened.clock.advance(2 * HOUR);
    await box.untilEntry(entry.id, { state: 'failed' });
    expect(await waiting(person)).toMatchObject([
      { id: entry.id, messageId: null, failure: { code: 'window_closed', isFinal: true } },
    ]);
    const told = await box.opened.get<{ kind: string; reason: string }[]>('/api/notifications');
    expect(told).toContainEqual(expect.objectContaining({ kind: 'send_failed', contactId: person.contactId }));
    expect((await box.post(`/api/outbox/${entry.id}/cancel`)).json()).toMatchObject({ content: 'Just in time?' });
  });

  test('shows why it failed, and really sends again', async () => {
    const person = await box.person('sms');
    const entry = await queue(person, '#bounce Are you there?');
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'failed' });
    const id = (await box.rowOf(entry.id))?.message_id ?? '';
    await box.untilMessage(id, {
      receipt: 'failed',
      delivery: { failure: { code: 'recipient_unreachable', providerCode: '30005', isFinal: true } },
    });
    const again = await box.post(`/api/messages/${id}/retry`);
    expect(again.json()).toMatchObject({ state: 'sending', messageId: id, failure: null });
    await box.untilEntry(entry.id, { state: 'failed' });
    expect((await box.taken()).filter(({ text }) => text === '#bounce Are you there?')).toHaveLength(2);
    const told = await box.opened.get<{ messageId: string | null }[]>('/api/notifications');
    expect(told.filter(({ messageId }) => messageId === id)).toHaveLength(2);
  });

  test('fails at once where trying again would not help', async () => {
    const person = await box.person('sms');
    const entry = await queue(person, '#unreachable Hello?');
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'failed' });
    expect(await box.rowOf(entry.id)).toMatchObject({ attempts: 1, provider_code: '21614' });
  });

  test.each(['#twice', '#backwards'])('keeps the furthest receipt when they come %s', async (word) => {
    const person = await box.person('whatsapp');
    const entry = await queue(person, `${word} Hello`);
    box.passUndo();
    await box.untilEntry(entry.id, { state: 'sent' });
    const id = (await box.rowOf(entry.id))?.message_id ?? '';
    await box.untilMessage(id, { receipt: 'read', delivery: { deliveredAt: expect.any(String) } });
    await expect
      .poll(
        () =>
          box.opened.engine.reader.selectFrom('inbound_envelope').select('id').where('state', '<>', 'done').execute(),
        { timeout: 10_000 },
      )
      .toEqual([]);
    expect(await box.opened.get(`/api/messages/${id}`)).toMatchObject({ receipt: 'read' });
  });

  test('knows on which channels somebody may be written to', async () => {
    const person = await box.person('sms');
    const all = await box.opened.get<unknown>(`/api/contacts/${person.contactId}/eligibility`);
    const rows = z
      .array(z.looseObject({ channel: z.string(), eligible: z.boolean(), code: z.string().nullable() }))
      .parse(all);
    expect(rows).toHaveLength(8);
    expect(rows.find(({ channel }) => channel === 'sms')).toMatchObject({ eligible: true, handle: person.handle });
    expect(rows.find(({ channel }) => channel === 'email')).toMatchObject({ code: 'no_contact_point', instead: 'sms' });
  });
});
