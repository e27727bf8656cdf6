import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageJson } from './message.json.js';
import { type MessageRow, messageOf } from './message.row.js';

const id = fc.uuid();
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const maybe = fc.option(text);
const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

/** A message's own columns and its contact's, the latter null together. */
const rows: fc.Arbitrary<MessageRow> = fc
  .record({
    id,
    conversation_id: id,
    channel: fc.constantFrom('email' as const, 'whatsapp' as const, 'twitter' as const),
    direction: fc.constantFrom('inbound' as const, 'outbound' as const),
    kind: fc.constantFrom('personal' as const, 'list' as const, 'bounce' as const),
    sent_at: instant,
    subject: maybe,
    excerpt: text,
    status: fc.constantFrom('inbox' as const, 'completed' as const),
    priority: fc.integer({ min: 0, max: 100 }),
    priority_reasons: fc
      .array(fc.record({ code: fc.constant('base'), points: fc.integer({ min: -50, max: 50 }), text }), {
        maxLength: 3,
      })
      .map((reasons) => JSON.stringify(reasons)),
    is_urgent: fc.constantFrom(0 as const, 1 as const),
    is_read: fc.constantFrom(0 as const, 1 as const),
    sentiment_label: fc.constantFrom('positive' as const, 'unknown' as const),
    sentiment_compound: fc.option(fc.integer({ min: -10_000, max: 10_000 }).map((n) => n / 10_000)),
    attachment_count: fc.nat(9),
    snoozed_until: fc.option(instant),
    snooze_unless_reply: fc.constantFrom(0 as const, 1 as const),
    assignee_id: fc.option(id),
    receipt: fc.constantFrom(null, 'queued' as const, 'failed' as const),
    due_at: fc.option(instant),
    c_id: fc.option(id),
    c_name: text,
    c_title: maybe,
    c_email: maybe,
    c_phone: maybe,
    c_linkedin_url: maybe,
    c_company: maybe,
    c_location: maybe,
    c_birthday: fc.constantFrom(null, '1990-02-28'),
    c_picture_hash: fc.option(fc.constant('0f'.repeat(32))),
    c_channel_bits: fc.integer({ min: 0, max: 255 }),
    c_last_message_at: fc.oneof(fc.constant(0), instant),
    c_created_at: instant,
  })
  .map((row) => (row.c_id === null ? { ...row, c_name: null } : row));

test('the text of a message is that of its object, whatever people write', () => {
  fc.assert(
    fc.property(rows, (row) => {
      expect(messageJson(row)).toBe(JSON.stringify(messageOf(row)));
    }),
  );
});
