import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
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

describe('each reason of a priority', () => {
  const bare: MessageFacts = { ...plain, addressed: 'unknown', sender: null };
  const why = (changes: Partial<MessageFacts>, at = now) =>
    scoreMessage({ ...bare, ...changes }, at).reasons.map(({ code, points, text }) => [code, points, text]);
  const base = ['base', 30, 'Written by a person, to you'] as const;

  it.each<[Partial<MessageFacts>, string, number, string]>([
    [{ kind: 'list', direction: 'outbound' }, 'list', 10, 'Sent to a mailing list'],
    [{ kind: 'automatic' }, 'automatic', 5, 'Written by a machine'],
    [{ kind: 'bounce' }, 'bounce', 35, 'A message of yours was not delivered'],
    [{ direction: 'outbound' }, 'outbound', 20, 'Written by you'],
  ])('of %o is its kind alone', (changes, code, points, text) => {
    const all = { ...changes, subject: 'URGENT?', sender: { repliesFromUs: 9, messagesFromThem: 20 } };
    expect(why(all)).toEqual([[code, points, text]]);
  });

  const sender = (repliesFromUs: number, messagesFromThem: number) => ({ sender: { repliesFromUs, messagesFromThem } });

  it.each<[Partial<MessageFacts>, [string, number, string][]]>([
    [{}, []],
    [sender(5, 9), [['relationship', 15, 'You have written to them 5 times']]],
    [sender(4, 9), [['relationship', 10, 'You have written to them before']]],
    [sender(1, 1), [['relationship', 10, 'You have written to them before']]],
    [sender(0, 1), [['new_sender', 5, 'Writes to you for the first time']]],
    [sender(0, 2), []],
    [sender(0, 10), [['frequent', 5, 'Writes to you often']]],
    [{ addressed: 'direct' }, [['direct', 5, 'Addressed to you']]],
    [{ addressed: 'copied' }, [['copied', -10, 'You are only in copy']]],
    [{ text: 'Has it arrived?' }, [['question', 12, 'Asks a question']]],
    [{ subject: 'Arrived?' }, [['question', 12, 'Asks a question']]],
    [{ text: 'Let me know.' }, [['request', 8, 'Makes a request (“Let me know”)']]],
    [{ text: 'It ends by Friday.' }, [['deadline', 12, 'Mentions a time (“by Friday”)']]],
    [{ text: 'It ends by tomorrow.' }, [['deadline', 18, 'Mentions a time (“by tomorrow”)']]],
    [
      { text: 'It is urgent.' },
      [
        ['haste', 14, 'Asks you to hurry (“urgent”)'],
        ['urgent', 0, 'Urgent: asks you to hurry'],
      ],
    ],
    [{ sentiment: -0.05 }, [['complaint', 1, 'Sounds unhappy']]],
    [{ sentiment: -0.049 }, []],
    [{ sentiment: null }, []],
    [{ sentiment: -1 }, [['complaint', 12, 'Sounds unhappy']]],
    [
      { text: 'Please cancel our subscription.' },
      [
        ['request', 8, 'Makes a request (“Please cancel”)'],
        ['cancellation', 20, 'Wants to leave (“cancel our subscription”)'],
        ['urgent', 0, 'Urgent: wants to leave'],
      ],
    ],
    [{ text: 'Thanks!' }, [['courtesy', -15, 'Only says thanks or agrees']]],
    [
      { isUnanswered: false, text: 'Urgent?' },
      [
        ['question', 12, 'Asks a question'],
        ['haste', 14, 'Asks you to hurry (“Urgent”)'],
        ['answered', -15, 'Already answered'],
      ],
    ],
  ])('of %o is told', (changes, reasons) => {
    expect(why(changes)).toEqual([base, ...reasons]);
  });

  it.each([
    [4 * HOUR, 3, 'Has waited four hours or more'],
    [DAY, 6, 'Has waited a day or more'],
    [2 * DAY, 10, 'Has waited two days or more'],
    [4 * DAY, 14, 'Has waited four days or more'],
    [7 * DAY, 18, 'Has waited a week or more'],
  ])('of a wait of %d ms', (waited, points, text) => {
    expect(why({ text: 'Has it arrived?' }, now + waited)[2]).toEqual(['waiting', points, text]);
    expect(why({ text: 'Has it arrived?' }, now + waited - 1)[2]).not.toEqual(['waiting', points, text]);
  });

  it.each(['Has it arrived?', 'Let me know.', 'It ends by Friday.', 'It is urgent.'])(
    'of a wait after “%s”',
    (text) => {
      expect(codes({ ...bare, text }, now + DAY)).toContain('waiting');
    },
  );

  it('of a wait after a complaint', () => {
    expect(codes({ ...bare, sentiment: -0.3 }, now + DAY)).toContain('waiting');
  });

  it.each<[Partial<MessageFacts>, string | null]>([
    [{ text: 'Can you sign by tomorrow' }, 'Urgent: asks for something by today or tomorrow'],
    [{ subject: 'Is it due today?' }, 'Urgent: asks for something by today or tomorrow'],
    [{ text: 'Can you sign by Friday' }, null],
    [{ text: 'It ends by tomorrow.' }, null],
    [{ ...sender(1, 1), sentiment: -0.4 }, 'Urgent: a known contact is very unhappy'],
    [{ ...sender(1, 1), sentiment: -0.39 }, null],
    [{ ...sender(0, 1), sentiment: -0.9 }, null],
    [{ text: 'Urgent', addressed: 'copied' }, null],
    [{ text: 'Urgent', isUnanswered: false }, null],
    [{ text: 'Urgent', kind: 'list' }, null],
    [{ text: 'Urgent', direction: 'outbound' }, null],
  ])('of urgency in %o: %s', (changes, text) => {
    const { isUrgent, reasons } = scoreMessage({ ...bare, ...changes }, now);
    expect(isUrgent).toBe(text !== null);
    expect(reasons.find(({ code }) => code === 'urgent')?.text ?? null).toBe(text);
  });

  it('never leads below 0 or above 100', () => {
    const low = scoreMessage({ ...bare, text: 'Thanks!', addressed: 'copied', isUnanswered: false }, now);
    expect(low.priority).toBe(0);
    const text = 'URGENT: can you send it by tomorrow?';
    const high = { ...bare, ...sender(9, 20), addressed: 'direct', text, sentiment: -1 } as const;
    expect(scoreMessage(high, now + 9 * DAY).priority).toBe(100);
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

describe('the values of reasons', () => {
  const now = Date.UTC(2026, 10, 20, 9);
  const of = (changes: Partial<MessageFacts>, code: string) =>
    scoreMessage({ ...plain, sentAt: now, ...changes }, now).reasons.find((reason) => reason.code === code);

  it.each<[Partial<MessageFacts>, string, object]>([
    [{ text: 'Let me know.' }, 'request', { quote: 'Let me know' }],
    [{ text: 'It ends by Friday.' }, 'deadline', { quote: 'by Friday' }],
    [{ text: 'Please cancel our subscription.' }, 'cancellation', { quote: 'cancel our subscription' }],
    [{ sender: { repliesFromUs: 7, messagesFromThem: 3 } }, 'relationship', { replies: 7 }],
    [{ sender: { repliesFromUs: 1, messagesFromThem: 3 } }, 'relationship', { replies: null }],
    [{ text: 'Has it arrived?', sentAt: now - 3 * DAY }, 'waiting', { hours: 48 }],
    [{ text: 'Can you sign by tomorrow' }, 'urgent', { cause: 'deadline' }],
  ])('of %o', (changes, code, values) => {
    expect(of(changes, code)).toMatchObject(values);
  });
});
