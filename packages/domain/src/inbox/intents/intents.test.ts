import { describe, expect, it } from 'vitest';
import { HOUR } from '../../shared/time/units.js';
import { CUSTOMER_INTENTS, customerIntent } from './customer-intent.js';
import { valueOfMessage } from './expected-value.js';
import { actionOf, NEXT_ACTIONS, nextAction } from './next-action.js';
import { orderValueOf, orderValues } from './order-value.js';
import { FEWEST_OUTCOMES, sharesOf } from './outcomes.js';
import { URGENCIES, urgencyChance, urgencyOf, urgencyShown } from './urgency.js';

describe('what a customer wants', () => {
  it.each([
    ['Could you send us a quote for 40 chairs?', 'purchase_inquiry'],
    ['Can we meet on Tuesday at ten to go through the plan?', 'meeting_request'],
    ['Where is my order? It should have arrived last week.', 'support_request'],
    ['Please unsubscribe me from this list.', 'opt_out'],
    ['Please cancel our subscription. Thank you for the good years.', 'cancellation'],
    ['Wir wechseln zu einem anderen Lieferanten.', 'cancellation'],
  ])('%s: %s', (text, intent) => {
    const found = customerIntent(`Hello,\n\n${text}`);
    expect(found).toMatchObject({ intent, quote: expect.stringContaining(text.slice(0, 12)) });
    expect(found?.probability).toBeGreaterThan(0.5);
    expect(CUSTOMER_INTENTS).toContain(found?.intent);
  });

  it('is not claimed of what says nothing', () => {
    expect(customerIntent('The sky over the harbour was grey.')).toBeNull();
  });
});

describe('urgency', () => {
  it.each([
    ['This is urgent, the site is down.', 'high', 'urgent'],
    ['Please confirm by tomorrow.', 'high', 'by tomorrow'],
    ['We need it by Friday.', 'medium', 'by Friday'],
    ['Which colours are there?', 'medium', '?'],
    ['Thanks for the nice evening.', 'low', null],
  ])('%s: %s', (text, urgency, why) => {
    expect(urgencyOf(text)).toEqual({ urgency, why });
  });

  it('is as likely as it turned out to be', () => {
    const none = { high: 0, medium: 0, low: 0 };
    const outcomes = { high: none, medium: { high: 4, medium: 13, low: 2 }, low: none };
    expect(urgencyChance('medium', outcomes)).toBeCloseTo(13.5 / 20.5, 12);
    expect(urgencyChance('high', outcomes)).toBeNull();
    expect([HOUR, 5 * HOUR, 30 * HOUR, null].map(urgencyShown)).toEqual(['high', 'medium', 'low', 'low']);
  });
});

describe('what is done next', () => {
  it.each([
    ['Shall we have a call on Thursday at three?', 'schedule_call'],
    ['Please find our offer attached.', 'send_quote'],
    ['The manual is attached.', 'send_document'],
    ['Which size do you need?', 'ask_back'],
    ['The parcel left our warehouse this morning.', 'answer'],
  ])('%s: %s', (reply, action) => {
    expect(actionOf(reply)).toBe(action);
  });

  it('is what was done most, and nothing where little was', () => {
    const counts = { schedule_call: 28, send_quote: 4, send_document: 0, ask_back: 1, answer: 1 };
    expect(nextAction(counts)).toEqual({ kind: 'schedule_call', probability: 28.5 / 36.5, outcomes: 34 });
    expect(nextAction({ ...counts, schedule_call: FEWEST_OUTCOMES - 7 })).toBeNull();
    const shares = sharesOf(NEXT_ACTIONS, counts) ?? [];
    expect(shares.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(sharesOf(URGENCIES, { high: 0, medium: 0, low: 0 })).toBeNull();
  });
});

describe('the value of a message', () => {
  const buyer = { purchases: 3, total: 900 };
  const inquiry = { intent: 'purchase_inquiry', probability: 0.8 } as const;
  const effect = { customers: 20, mean: 0.5, low: -0.1, high: 1.1 };
  const values = { mean: 500, weight: 1 };

  it('is what such customers buy beyond usual, at what this one pays', () => {
    expect(valueOfMessage(inquiry, effect, values, buyer)).toEqual({
      valueBasis: 'estimated',
      expectedValue: 0.8 * 0.5 * 350,
      valueRange: { low: -28, high: 308, extraPurchases: 0.5, customers: 20 },
    });
  });

  it('is none of courtesies, of strangers, and where too little is known', () => {
    const basisOf = (...args: Parameters<typeof valueOfMessage>) => {
      const { valueBasis, ...none } = valueOfMessage(...args);
      expect(none).toEqual({ expectedValue: null, valueRange: null });
      return valueBasis;
    };
    for (const intent of ['appreciation', 'opt_out', 'cancellation'] as const)
      expect(basisOf({ ...inquiry, intent }, effect, values, buyer)).toBe('courtesy');
    expect(basisOf(inquiry, effect, values, { purchases: 0, total: 0 })).toBe('stranger');
    expect(basisOf(inquiry, null, values, buyer)).toBe('unknown');
    expect(basisOf(inquiry, effect, null, buyer)).toBe('unknown');
  });

  it('shrinks what a customer pays towards the group, the more the less customers differ', () => {
    const buying = (...values: number[]) => values.map((value, at) => ({ at, value }));
    const alike = orderValues(
      new Map([
        ['a', buying(90, 110)],
        ['b', buying(110, 90)],
      ]),
    );
    const apart = orderValues(
      new Map([
        ['a', buying(9, 11)],
        ['b', buying(990, 1_010)],
      ]),
    );
    expect(alike).toEqual({ mean: 100, weight: 1_000 });
    expect(apart?.weight).toBeLessThan(0.001);
    expect(orderValueOf({ purchases: 0, total: 0 }, { mean: 100, weight: 1_000 })).toBe(100);
    expect(
      orderValues(
        new Map([
          ['a', buying(9, 11)],
          ['b', buying(990)],
        ]),
      ),
    ).toBeNull();
  });
});
