import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/units.js';
import { DIRECTIONS, MESSAGE_KINDS, type MessageFacts } from './facts.js';
import { scoreMessage } from './score.js';
import { priorityTier } from './tier.js';

const now = Date.UTC(2026, 10, 20, 9);

const plain: MessageFacts = {
  direction: 'inbound',
  kind: 'personal',
  subject: null,
  text: 'The parcel has arrived.',
  sentAt: now,
  isUnanswered: true,
  addressed: 'direct',
  sentiment: 0,
  sender: { repliesFromUs: 3, messagesFromThem: 4 },
};

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    'Could you send it by Friday?',
    'URGENT: the site is down',
    'Thanks!',
    'Bitte bis morgen',
    'お願いします',
  ),
);

const facts: fc.Arbitrary<MessageFacts> = fc.record({
  direction: fc.constantFrom(...DIRECTIONS),
  kind: fc.constantFrom(...MESSAGE_KINDS),
  subject: fc.option(texts),
  text: texts,
  sentAt: fc.option(fc.integer({ min: now - 400 * DAY, max: now + DAY })),
  isUnanswered: fc.boolean(),
  addressed: fc.constantFrom('direct' as const, 'copied' as const, 'unknown' as const),
  sentiment: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
  sender: fc.option(fc.record({ repliesFromUs: fc.nat(50), messagesFromThem: fc.nat(50) })),
});

const codes = (message: MessageFacts, at = now) => scoreMessage(message, at).reasons.map(({ code }) => code);

describe('scoreMessage', () => {
  it('is a whole number from 0 to 100 that its reasons explain', () => {
    fc.assert(
      fc.property(facts, (message) => {
        const { priority, reasons } = scoreMessage(message, now);
        const sum = reasons.reduce((total, { points }) => total + points, 0);
        expect(Number.isInteger(priority)).toBe(true);
        expect(priority).toBe(Math.min(100, Math.max(0, sum)));
        expect(reasons.every(({ text }) => text !== '')).toBe(true);
      }),
    );
  });

  it('only grows with waiting', () => {
    fc.assert(
      fc.property(facts, fc.nat(30 * DAY), fc.nat(30 * DAY), (message, one, another) => {
        const earlier = scoreMessage(message, now + Math.min(one, another));
        const later = scoreMessage(message, now + Math.max(one, another));
        expect(later.priority).toBeGreaterThanOrEqual(earlier.priority);
      }),
    );
  });

  it('ranks being addressed over being copied, and people over lists and machines', () => {
    fc.assert(
      fc.property(facts, (message) => {
        const personal = { ...message, kind: 'personal' as const, direction: 'inbound' as const, isUnanswered: true };
        const score = (changes: Partial<MessageFacts>) => scoreMessage({ ...personal, ...changes }, now).priority;
        expect(score({ addressed: 'direct' })).toBeGreaterThan(score({ addressed: 'copied' }) - 1);
        expect(score({ addressed: 'direct' })).toBeGreaterThan(score({ kind: 'list' }));
        expect(score({ addressed: 'direct' })).toBeGreaterThan(score({ kind: 'automatic' }));
      }),
    );
  });

  it('never calls urgent what is answered, copied, ours or a machine’s', () => {
    fc.assert(
      fc.property(facts, (message) => {
        fc.pre(
          message.direction === 'outbound' ||
            message.kind !== 'personal' ||
            !message.isUnanswered ||
            message.addressed === 'copied',
        );
        expect(scoreMessage({ ...message, text: 'URGENT! Today?' }, now).isUrgent).toBe(false);
      }),
    );
  });

  it('puts a known person’s question with a date into the high tier once it has waited', () => {
    const message = { ...plain, text: 'Could you send the offer by Friday?' };
    expect(priorityTier(scoreMessage(message, now).priority)).toBe('medium');
    expect(priorityTier(scoreMessage(message, now + 2 * DAY).priority)).toBe('high');
    expect(codes(message)).toEqual(['base', 'relationship', 'direct', 'question', 'request', 'deadline']);
  });

  it('keeps news without a question low', () => {
    expect(priorityTier(scoreMessage(plain, now).priority)).toBe('low');
  });

  it.each([
    ['haste', { text: 'Please call me as soon as possible' }],
    ['a request for today', { text: 'Can you sign this today?' }],
    ['a known person’s anger', { text: 'This is a disgrace.', sentiment: -0.6 }],
  ])('calls %s urgent and says why', (_, changes) => {
    const { isUrgent, reasons } = scoreMessage({ ...plain, ...changes }, now);
    expect(isUrgent).toBe(true);
    expect(reasons.at(-1)).toMatchObject({ code: 'urgent', points: 0 });
  });

  it('does not call the mere mention of today urgent', () => {
    expect(scoreMessage({ ...plain, text: 'It was sunny today.' }, now).isUrgent).toBe(false);
  });

  it('counts no waiting before four hours, nor without a date', () => {
    const question = { ...plain, text: 'Has the parcel arrived?' };
    expect(codes(question, now + 4 * HOUR - 1)).not.toContain('waiting');
    expect(codes(question, now + 4 * HOUR)).toContain('waiting');
    expect(codes({ ...question, sentAt: null }, now + 30 * DAY)).not.toContain('waiting');
  });
});

describe('what asks for nothing', () => {
  it('does not rise by waiting, and thanks rank below news', () => {
    expect(codes(plain, now + 30 * DAY)).not.toContain('waiting');
    const thanks = scoreMessage({ ...plain, text: 'Thanks, got it!' }, now + 30 * DAY);
    expect(thanks.priority).toBeLessThan(scoreMessage(plain, now).priority);
  });
});

describe('priorityTier', () => {
  it('has its edges at 80 and 60', () => {
    expect([100, 80, 79, 60, 59, 0].map(priorityTier)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low']);
  });
});
