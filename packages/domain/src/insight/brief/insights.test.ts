import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../shared/time/units.js';
import { type EmailFigures, type EmailPerformance, emailPerformance } from './email.js';
import type { BriefFacts } from './facts.js';
import { insightsOf } from './insights.js';
import { promisesFound } from './promises.js';
import { leaving, message, NOW, QUIET, said, waits } from './testing.js';

const noEmail = emailPerformance([], NOW, QUIET.timeZone);

const insights = (facts: Partial<BriefFacts>, email: EmailPerformance = noEmail) => {
  const all = { ...QUIET, ...facts };
  return insightsOf(all, email, promisesFound(all.said, NOW, all.timeZone));
};

const pointer = (messageId: string, contactId: string) => ({
  messageId,
  conversationId: `c-${messageId}`,
  contactId,
  label: `About ${messageId}`,
});

const some = (count: number, ...newest: ReturnType<typeof message>[]) => ({ count, newest });

describe('the insights of a brief', () => {
  it('stand in the order of how pressing they are', () => {
    const facts = {
      waiting: { count: 1, urgent: 0, first: [waits('w', 'ada', { text: 'What would 40 licenses cost us?' })] },
      said: [said('p', 'I will send you the contract yesterday.'), said('q', "I'll send it by 16 November.")],
      negative: some(1, message('n', 'ben')),
      customers: { ...QUIET.customers, leaving: { count: 1, newest: [leaving('cleo')] } },
      failed: { count: 1, newest: [{ ...message('f', 'dora'), reason: null }] },
      hearsOfOpenings: true,
      received: { ...some(3), before: 0 },
    };
    const email = emailPerformance([{ at: NOW - DAY, isOpened: true, isClicked: false }], NOW, QUIET.timeZone);
    expect(insights(facts, email).map(({ id }) => id)).toMatchObject([
      'waiting',
      'purchase_inquiries',
      'promises_past',
      'negative',
      'leaving',
      'failed',
      'open_rate',
      'received',
    ]);
  });

  it('point at the ten newest messages', () => {
    const many = Array.from({ length: 11 }, (_, hour) => message(`m${hour}`, 'ada', NOW - hour * HOUR));
    const [insight] = insights({ negative: some(11, ...many.toReversed()) });
    expect(insight?.messages).toEqual(many.slice(0, 10).map(({ messageId }) => pointer(messageId, 'ada')));
    const together = [message('b', 'ada'), message('a', 'ada'), message('c', 'ada')];
    const [tied] = insights({ negative: some(3, ...together) });
    expect(tied?.messages.map(({ messageId }) => messageId)).toEqual(['a', 'b', 'c']);
  });

  it('name each contact once, and three at most', () => {
    const from = ['ada', 'ada', null, 'ben', 'cleo'].map((contact, index) => message(`m${index}`, contact));
    expect(insights({ negative: some(5, ...from) })[0]?.text).toContain('from ada, an unknown contact and ben.');
  });
});

describe('what an insight is about, for other languages', () => {
  it('is its code with the values of the text', () => {
    const first = [waits('a', 'ada', { at: NOW - 3 * HOUR })];
    const facts = {
      waiting: { count: 2, urgent: 1, first },
      negative: some(2, message('n', 'ben'), message('m', null)),
      customers: { ...QUIET.customers, count: 9, leaving: { count: 1, newest: [leaving('cleo')] } },
      hearsOfOpenings: true,
      received: { ...some(5), before: 4 },
    };
    const email = emailPerformance([{ at: NOW - DAY, isOpened: true, isClicked: false }], NOW, QUIET.timeZone);
    expect(insights(facts, email).map(({ about }) => about)).toEqual([
      { code: 'waiting', count: 2, urgent: 1, longestMinutes: 180 },
      { code: 'negative', count: 2, names: ['ben', null] },
      { code: 'leaving', count: 1, customers: 9, names: ['cleo'] },
      { code: 'open_rate', openRate: 100, change: null, clicked: 0 },
      { code: 'received', count: 5, change: 25 },
    ]);
  });
});

describe('what waits for a reply', () => {
  it('is a warning once something is urgent', () => {
    const first = [waits('a', 'ada', { at: NOW - 3 * HOUR }), waits('b', 'ben', { at: NOW - 2 * DAY })];
    expect(insights({ waiting: { count: 2, urgent: 1, first } })).toMatchObject([
      {
        id: 'waiting',
        text: '2 conversations await your reply, 1 of them urgent. Longest wait among the most urgent: 2 days.',
        tone: 'warning',
        messages: [pointer('a', 'ada'), pointer('b', 'ben')],
        messageCount: 2,
      },
    ]);
  });

  it('is neutral otherwise', () => {
    const [insight] = insights({ waiting: { count: 1, urgent: 0, first: [waits('a', 'ada')] } });
    expect(insight).toMatchObject({
      text: '1 conversation awaits your reply. Longest wait among the most urgent: about 5 hours.',
      tone: 'neutral',
    });
  });

  it('is good where they ask about buying', () => {
    const text = 'What would 40 licenses cost us?';
    const first = [waits('a', 'ada', { text }), waits('b', 'ben', { text }), waits('c', 'cleo')];
    const buying = (...waiting: typeof first) =>
      insights({ waiting: { count: waiting.length, urgent: 0, first: waiting } })[1];
    expect(buying(...first)).toMatchObject({
      id: 'purchase_inquiries',
      text: '2 unanswered messages ask about buying: from ada and ben.',
      tone: 'good',
      messages: [pointer('a', 'ada'), pointer('b', 'ben')],
      messageCount: 2,
    });
    expect(buying(...first.slice(0, 1))?.text).toBe('1 unanswered message asks about buying: from ada.');
  });
});

it('counts our promises that are overdue, and none of theirs', () => {
  const late = { at: NOW - 3 * DAY };
  const [one, ...others] = insights({
    said: [
      said('a', "I'll send it tomorrow.", late),
      said('b', "I'll send it tomorrow.", { ...late, direction: 'inbound' }),
      said('c', "I'll send it next month.", late),
    ],
  });
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    id: 'promises_past',
    text: '1 promise of yours is overdue since last week: to ada.',
    tone: 'warning',
    messages: [pointer('a', 'ada')],
    messageCount: 1,
  });
  const [both] = insights({ said: [said('a', "I'll send it tomorrow. I will call you tomorrow.", late)] });
  expect(both).toMatchObject({
    text: '2 promises of yours are overdue since last week: to ada.',
    messageCount: 1,
  });
});

it('warns of negative messages', () => {
  expect(insights({ negative: some(1, message('a', 'ada')) })).toMatchObject([
    {
      id: 'negative',
      text: '1 message in the last 7 days has a negative tone, from ada.',
      tone: 'warning',
      messages: [pointer('a', 'ada')],
      messageCount: 1,
    },
  ]);
  expect(insights({ negative: some(2, message('a', 'ada')) })[0]?.text).toBe(
    '2 messages in the last 7 days have a negative tone, from ada.',
  );
});

it('warns of customers at high risk, and names three', () => {
  const customers = (count: number, ...newest: ReturnType<typeof leaving>[]) => ({
    customers: { ...QUIET.customers, count: 1200, leaving: { count, newest } },
  });
  const named = ['ada', 'ben', 'cleo', 'dora'].map((name) => leaving(name));
  expect(insights(customers(1000, leaving('ada', { latest: message('a', 'ada') }), ...named.slice(1)))).toMatchObject([
    {
      id: 'leaving',
      text: '1,000 of 1,200 customers are at high risk of leaving, among them ada, ben and cleo.',
      tone: 'warning',
      messages: [pointer('a', 'ada')],
      messageCount: 1,
    },
  ]);
  expect(insights(customers(1, leaving('ada')))[0]?.text).toBe(
    '1 of 1,200 customers is at high risk of leaving, among them ada.',
  );
});

it('warns of messages that failed', () => {
  expect(
    insights({ failed: { count: 1, newest: [{ ...message('a', 'ada'), reason: 'No such number' }] } }),
  ).toMatchObject([
    {
      id: 'failed',
      text: '1 message you sent in the last 7 days failed, to ada.',
      tone: 'warning',
      messages: [pointer('a', 'ada')],
      messageCount: 1,
    },
  ]);
});

describe('the open rate', () => {
  const figures = (openRate: number | null): EmailFigures => ({ sent: 10, openRate, clickRate: 0 });
  const rate = (current: number | null, preceding: number | null, hearsOfOpenings = true) =>
    insights(
      { hearsOfOpenings, clicked: some(1, message('a', 'ada')) },
      { ...noEmail, current: figures(current), preceding: figures(preceding) },
    )[0];

  it.each([
    [40, null, '', 'neutral'],
    [40, 39.96, ', as in the 30 days before', 'neutral'],
    [40, 40.04, ', as in the 30 days before', 'neutral'],
    [40, 39.9, ', 0.1 points more than in the 30 days before', 'good'],
    [40, 50, ', 10 points less than in the 30 days before', 'warning'],
  ])('of %s %% after %s %%', (current, preceding, compared, tone) => {
    expect(rate(current, preceding)).toMatchObject({
      id: 'open_rate',
      text: `40 % of emails in the last 30 days were opened${compared}. Links were clicked in 1 email.`,
      tone,
      messages: [pointer('a', 'ada')],
      messageCount: 1,
    });
  });

  it('is left out while no emails were sent or nobody reports opens', () => {
    expect(rate(null, null)).toBeUndefined();
    expect(rate(40, 40, false)).toBeUndefined();
  });
});

it.each([
  [1, 0, '1 message came in over the last 7 days.'],
  [4, 4, '4 messages came in over the last 7 days, as many as the week before.'],
  [5, 4, '5 messages came in over the last 7 days, 25 % more than the week before.'],
  [3, 4, '3 messages came in over the last 7 days, 25 % fewer than the week before.'],
])('compares %d messages received with %d of the week before', (count, before, text) => {
  expect(insights({ received: { ...some(count, message('a', 'ada')), before } })).toMatchObject([
    { id: 'received', text, tone: 'neutral', messages: [pointer('a', 'ada')], messageCount: count },
  ]);
});
