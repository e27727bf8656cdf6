import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS } from './customer-intent.js';
import { BUYS_WITHIN, byIntent, countIntents, intentFigures, learnIntents, type PastMessage } from './learned.js';
import { topIntent } from './top-intent.js';

const NOW = Date.UTC(2026, 10, 20, 9);
const BUYING = 'Could you send us a quote for 40 chairs?';

const past = (wishes: Partial<PastMessage> = {}): PastMessage => ({
  subject: null,
  text: BUYING,
  sentAt: NOW - 40 * DAY,
  reply: null,
  bought: null,
  ...wishes,
});
const replied = (waited: number, text = 'The manual is attached.', sentAt = NOW - 40 * DAY) =>
  past({ sentAt, reply: { text, sentAt: sentAt + waited } });

it('has an entry for each intent', () => {
  expect(byIntent((intent) => intent)).toEqual(Object.fromEntries(CUSTOMER_INTENTS.map((intent) => [intent, intent])));
});

describe('what is learned from messages', () => {
  const learn = (...messages: PastMessage[]) => learnIntents(messages, NOW);

  it('is how soon such messages were answered', () => {
    const { answers, urgency } = learn(
      replied(HOUR),
      replied(5 * HOUR),
      replied(30 * HOUR),
      past({ subject: 'URGENT', text: 'Nothing' }),
      past({ sentAt: NOW - DAY - 1 }),
      past({ sentAt: NOW - DAY }),
    );
    expect(answers).toBe(3);
    expect(urgency).toEqual({
      high: { high: 0, medium: 0, low: 1 },
      medium: { high: 1, medium: 1, low: 2 },
      low: { high: 0, medium: 0, low: 0 },
    });
  });

  it('is what was done about each intent', () => {
    const { actions } = learn(replied(HOUR), replied(HOUR), replied(HOUR, 'Which size?'), past());
    expect(actions).toEqual({
      ...byIntent(() => ({ schedule_call: 0, send_quote: 0, send_document: 0, ask_back: 0, answer: 0 })),
      purchase_inquiry: { schedule_call: 0, send_quote: 0, send_document: 2, ask_back: 1, answer: 0 },
    });
  });

  it('is who bought, once thirty days have passed or they did', () => {
    const { bought } = learn(
      past({ sentAt: NOW - BUYS_WITHIN }),
      past({ sentAt: NOW - BUYS_WITHIN + 1 }),
      past({ sentAt: NOW - DAY, bought: 300 }),
      past({ bought: 50 }),
    );
    expect(bought).toEqual({
      ...byIntent(() => ({ trials: 0, successes: 0, total: 0 })),
      purchase_inquiry: { trials: 3, successes: 2, total: 350 },
    });
  });

  it('is nothing of what wants nothing', () => {
    const { answers, actions, bought } = learn({
      ...replied(HOUR),
      text: 'The sky over the harbour was grey.',
      bought: 9,
    });
    expect(answers).toBe(1);
    expect({ actions, bought }).toEqual({ actions: learn().actions, bought: learn().bought });
  });
});

describe('the figures of a message', () => {
  it('are what is known of such messages', () => {
    const learned = learnIntents(
      [...Array.from({ length: 10 }, () => replied(5 * HOUR)), past({ bought: 100 }), past({ bought: 301 })],
      NOW,
    );
    const found = intentFigures({ subject: 'Chairs', text: BUYING }, learned);
    const buys = 3 / 14;
    expect(found).toEqual({
      intent: 'purchase_inquiry',
      label: 'Purchase Inquiry',
      confidence: expect.any(Number),
      quote: BUYING,
      urgency: 'medium',
      urgencyWhy: 'Could you',
      urgencyConfidence: 10.5 / 13.5,
      nextAction: 'send_document',
      nextActionLabel: 'Send Document',
      nextActionConfidence: 10.5 / 12.5,
      expectedValue: Math.round((found?.confidence ?? 0) * buys * 200.5 * 100) / 100,
    });
  });

  it('are unknown before anything was learned', () => {
    expect(intentFigures({ subject: null, text: BUYING }, learnIntents([], NOW))).toMatchObject({
      urgencyConfidence: null,
      nextAction: null,
      nextActionLabel: null,
      nextActionConfidence: null,
      expectedValue: null,
    });
    expect(intentFigures({ subject: null, text: 'The sky was grey.' }, learnIntents([], NOW))).toBeNull();
  });

  it('read urgency from the subject too', () => {
    expect(intentFigures({ subject: 'Urgent', text: BUYING }, learnIntents([], NOW))?.urgency).toBe('high');
  });
});

it('counts intents, the most frequent first, in their order among equals', () => {
  const found = (['opt_out', 'complaint', 'opt_out', 'meeting_request'] as const).map((intent) => ({ intent }));
  expect(countIntents(found)).toEqual([
    { intent: 'opt_out', count: 2 },
    { intent: 'meeting_request', count: 1 },
    { intent: 'complaint', count: 1 },
  ]);
});

describe('the top intent', () => {
  const ranked = (messageId: string, expectedValue: number | null, confidence = 0.5) => ({
    messageId,
    expectedValue,
    confidence,
  });

  it.each([
    ['open', [ranked('a', 900), ranked('open', 1)], 'open'],
    ['worth more', [ranked('a', null), ranked('b', -1), ranked('c', 5)], 'c'],
    ['surer', [ranked('a', 5), ranked('b', 5, 0.9), ranked('c', 5, 0.1)], 'b'],
  ])('is the one that is %s', (_, found, top) => {
    expect(topIntent(found, new Set(['open']))?.messageId).toBe(top);
  });

  it('is none of none', () => {
    expect(topIntent([], new Set())).toBeNull();
  });
});
