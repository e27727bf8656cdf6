import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../shared/time/units.js';
import { recommendedActions } from './actions.js';
import type { BriefFacts } from './facts.js';
import type { DatedPromise } from './promises.js';
import { leaving, message, NOW, QUIET, waits } from './testing.js';

const actions = (facts: Partial<BriefFacts>, promises: readonly DatedPromise[] = []) =>
  recommendedActions({ ...QUIET, ...facts }, promises);

const waiting = (...first: ReturnType<typeof waits>[]) => ({ waiting: { count: first.length, urgent: 0, first } });

const promise = (id: string, due: number | null, wishes: Partial<DatedPromise> = {}): DatedPromise => ({
  id,
  by: 'us',
  quote: "I'll send it.",
  due,
  dueAt: null,
  duePhrase: null,
  isOverdue: false,
  saidAt: '2026-11-19T09:00:00.000Z',
  channel: 'email',
  messageId: `m-${id}`,
  conversationId: `c-${id}`,
  contactId: 'ada',
  contactName: 'Ada',
  ...wishes,
});

const ASSUMED = 'taken as 10 points until 20 answered and 20 unanswered conversations are a month old';

describe('the actions that a brief recommends', () => {
  it('say everything of a reply', () => {
    expect(
      actions(waiting(waits('m', 'ada', { reasons: [{ code: 'question', points: 12, text: 'Asks a question' }] }))),
    ).toEqual([
      {
        id: 'answer:m',
        title: 'Reply to ada',
        description: '“About m”: Asks a question. Waiting for about 5 hours.',
        about: {
          code: 'answer',
          label: 'About m',
          isUrgent: false,
          reasons: [{ code: 'question', points: 12, text: 'Asks a question' }],
          waitingMinutes: 300,
        },
        impact: 'high',
        effort: 'low',
        category: 'relationship',
        impactPerMinute: 0.01,
        value: 1,
        valueUnit: 'customer',
        probability: 0.05,
        expectedValue: 0.05,
        minutes: 5,
        isTimed: false,
        basis: `Probability: ${ASSUMED}; times the priority of 50 %. Value: every customer counts one.`,
        contactId: 'ada',
        contactName: 'ada',
        messageId: 'm',
        conversationId: 'c-m',
      },
    ]);
  });

  it('value a customer by what they bought, and an unknown one by the mean', () => {
    const worth = { unit: 'currency', mean: 40, of: new Map([['ada', 900]]) } as const;
    const found = actions({
      ...waiting(waits('a', 'ada'), waits('b', null)),
      customers: { ...QUIET.customers, worth },
    });
    expect(found.map(({ title, value, valueUnit }) => [title, value, valueUnit])).toEqual([
      ['Reply to ada', 900, 'currency'],
      ['Reply to the sender', 40, 'currency'],
    ]);
    expect(found[0]?.basis).toContain('Value: what they bought, or a customer buys on average.');
  });

  it.each([
    ['What would 40 licenses cost us?', 'expansion'],
    ['Yes, that works for me. Confirmed!', 'expansion'],
    ['I am very unhappy: the machine arrived broken and nobody helps. This is unacceptable.', 'retention'],
    ['Please unsubscribe me from your newsletter.', 'retention'],
    ['Can we meet on Tuesday at ten?', 'relationship'],
    ['', 'relationship'],
  ])('put “%s” under its category', (text, category) => {
    expect(actions(waiting(waits('m', 'ada', { text })))[0]?.category).toBe(category);
  });

  it('weigh the eight most pressing of a kind, and are ten at most', () => {
    const first = Array.from({ length: 9 }, (_, index) => waits(`m${index}`, 'ada', { priority: 50 + index }));
    const replies = actions(waiting(...first));
    expect(replies.map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((index) => `answer:m${index}`));
    const failed = first.map((one) => ({ ...message(one.messageId, 'ada'), reason: null }));
    const both = { ...waiting(...first), failed: { count: 9, newest: failed } };
    expect(actions(both)).toHaveLength(10);
    expect(actions({ failed: both.failed })).toHaveLength(8);
  });

  it('keep our promises that are due within a day', () => {
    const ours = [
      promise('a', NOW - HOUR, { isOverdue: true }),
      promise('b', NOW + DAY - MINUTE, { contactName: null }),
      promise('c', NOW + DAY),
      promise('d', null),
      promise('e', NOW, { by: 'them' }),
    ];
    expect(actions({}, ours)).toMatchObject([
      {
        id: 'promise:a',
        title: 'Keep the promise to Ada',
        description: "“I'll send it.” It is overdue.",
        category: 'relationship',
        basis: `Probability: as for an answer, ${ASSUMED}. Value: every customer counts one.`,
        probability: 0.1,
        minutes: 15,
        effort: 'medium',
        contactId: 'ada',
        contactName: 'Ada',
        messageId: 'm-a',
        conversationId: 'c-a',
      },
      {
        id: 'promise:b',
        title: 'Keep the promise to the recipient',
        description: "“I'll send it.” It is due within a day.",
      },
    ]);
    const many = Array.from({ length: 9 }, (_, index) => promise(`p${index}`, NOW));
    expect(actions({}, many)).toHaveLength(8);
  });

  it('make customers at risk an offer', () => {
    const newest = [leaving('ada', { latest: message('m', 'ada') }), leaving('ben', { churnProbability: 0.5 })];
    const customers = {
      ...QUIET.customers,
      leaving: { count: 2, newest },
      saveRates: [
        { offerId: 'call', rate: 0.25, outcomes: 12 },
        { offerId: 'gift', rate: 0.1, outcomes: 40 },
      ],
    };
    expect(actions({ customers })).toMatchObject([
      {
        id: 'save:ada',
        title: 'Make ada an offer',
        description: 'Silent for about 1 month; 80 % likely to be lost.',
        category: 'retention',
        basis:
          'Probability: 80 % that they leave, times 25 % of offers are taken (12 outcomes known; some would have stayed anyway). Value: every customer counts one.',
        probability: 0.2,
        minutes: 10,
        effort: 'medium',
        contactId: 'ada',
        contactName: 'ada',
        messageId: 'm',
        conversationId: 'c-m',
      },
      { id: 'save:ben', probability: 0.125, messageId: null, conversationId: null },
    ]);
    const held = (heldOutOf: string[]) => ({
      ...customers,
      leaving: { count: 1, newest: [leaving('cleo', { heldOutOf })] },
    });
    expect(actions({ customers: held(['call', 'gift']) })).toEqual([]);
    expect(actions({ customers: held(['call']) })).toMatchObject([
      { id: 'save:cleo', probability: expect.closeTo(0.08, 9) },
    ]);
    const many = Array.from({ length: 9 }, (_, index) => leaving(`c${index}`));
    expect(actions({ customers: { ...customers, leaving: { count: 9, newest: many } } })).toHaveLength(8);
  });

  it('send again what failed', () => {
    const newest = [
      { ...message('a', 'ada'), reason: 'No such number' },
      { ...message('b', null), reason: null },
    ];
    expect(actions({ failed: { count: 2, newest } })).toMatchObject([
      {
        id: 'failed:a',
        title: 'Send it to ada again',
        description: '“About a” did not get through: No such number',
        category: 'automation',
        basis: `Probability: as for an answer, ${ASSUMED}. Value: every customer counts one.`,
        probability: 0.1,
        minutes: 3,
        effort: 'low',
        messageId: 'a',
      },
      {
        id: 'failed:b',
        title: 'Send it to the recipient again',
        description: '“About b” did not get through.',
      },
    ]);
  });
});
