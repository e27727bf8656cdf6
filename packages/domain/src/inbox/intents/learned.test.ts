import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS } from './customer-intent.js';
import { byIntent, countIntents, intentFigures, learnIntents, NOTHING_LEARNED, type PastMessage } from './learned.js';
import { NO_PURCHASES } from './order-value.js';
import { topIntent } from './top-intent.js';

const NOW = Date.UTC(2026, 10, 20, 9);
const BUYING = 'Could you send us a quote for 40 chairs?';

const past = (wishes: Partial<PastMessage> = {}): PastMessage => ({
  contactId: null,
  subject: null,
  text: BUYING,
  sentAt: NOW - 40 * DAY,
  reply: null,
  ...wishes,
});
const replied = (waited: number, text = 'The manual is attached.', sentAt = NOW - 40 * DAY) =>
  past({ sentAt, reply: { text, sentAt: sentAt + waited } });

it('has an entry for each intent', () => {
  expect(byIntent((intent) => intent)).toEqual(Object.fromEntries(CUSTOMER_INTENTS.map((intent) => [intent, intent])));
});

describe('what is learned from messages', () => {
  const learn = (...messages: PastMessage[]) => learnIntents(messages, new Map(), NOW);

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

  it('is what customers bought beyond usual, after messages that have a value', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const purchases = new Map(
      ids.map((id) => [id, [200, 120, 39].map((age) => ({ at: NOW - age * DAY, value: 50 }))] as const),
    );
    const from = (text: string) => ids.map((contactId) => past({ contactId, text }));
    const { effects, orderValues } = learnIntents([...from(BUYING), ...from('Thank you so much!')], purchases, NOW);
    expect(effects).toEqual({
      ...byIntent(() => null),
      purchase_inquiry: expect.objectContaining({ customers: 6, mean: expect.closeTo(1 - 30 / 160, 1) }),
    });
    expect(orderValues).toEqual({ mean: 50, weight: 1_000 });
  });

  it('is nothing of what wants nothing', () => {
    const { answers, actions, effects } = learn({
      ...replied(HOUR),
      contactId: 'a',
      text: 'The sky over the harbour was grey.',
    });
    expect(answers).toBe(1);
    expect({ actions, effects }).toEqual({ actions: learn().actions, effects: learn().effects });
  });
});

describe('the figures of a message', () => {
  it('are what is known of such messages', () => {
    const learned = {
      ...learnIntents(
        Array.from({ length: 10 }, () => replied(5 * HOUR)),
        new Map(),
        NOW,
      ),
      effects: { ...byIntent(() => null), purchase_inquiry: { customers: 12, mean: 0.25, low: 0, high: 0.5 } },
      orderValues: { mean: 300, weight: 0 },
    };
    const found = intentFigures({ subject: 'Chairs', text: BUYING }, learned, { purchases: 2, total: 400 });
    const worth = Math.round((found?.confidence ?? 0) * 5_000) / 100;
    expect(found).toEqual({
      intent: 'purchase_inquiry',
      label: 'Purchase Inquiry',
      confidence: expect.any(Number),
      quote: BUYING,
      urgency: 'medium',
      urgencyWhy: 'Could you',
      urgencyConfidence: 10.5 / 11.5,
      nextAction: 'send_document',
      nextActionLabel: 'Send Document',
      nextActionConfidence: 10.5 / 12.5,
      valueBasis: 'estimated',
      expectedValue: worth,
      valueRange: { low: 0, high: expect.closeTo(2 * worth, 1), extraPurchases: 0.25, customers: 12 },
    });
  });

  it('are unknown before anything was learned', () => {
    expect(intentFigures({ subject: null, text: BUYING }, NOTHING_LEARNED, NO_PURCHASES)).toMatchObject({
      urgencyConfidence: null,
      nextAction: null,
      nextActionLabel: null,
      nextActionConfidence: null,
      valueBasis: 'stranger',
      expectedValue: null,
      valueRange: null,
    });
    expect(intentFigures({ subject: null, text: 'The sky was grey.' }, NOTHING_LEARNED, NO_PURCHASES)).toBeNull();
  });

  it('read urgency from the subject too', () => {
    expect(intentFigures({ subject: 'Urgent', text: BUYING }, NOTHING_LEARNED, NO_PURCHASES)?.urgency).toBe('high');
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
