import { describe, expect, it } from 'vitest';
import type { Channel } from '../../channels/channels.js';
import { distinctCitations } from './answers/sentence.js';
import {
  answerTo,
  beginningOf,
  type MessageFact,
  notUnderstood,
  type ToolResult,
  unresolvedAnswer,
} from './answers.js';
import { type DigestMessage, digestOf as digestOfOutside } from './digest.js';
import { EXAMPLES } from './examples.js';
import { promisesIn } from './promises.js';
import type { Since } from './question.js';
import { OutsideText, outside } from './trust/index.js';

const NOW = Date.parse('2026-11-20T09:30:00Z');
const HOUR = 3_600_000;

const MINUTE = HOUR / 60;
const DAY = 24 * HOUR;

const message = (id: string, wishes: Partial<MessageFact> = {}): MessageFact => ({
  id,
  name: outside('Ada Berg'),
  channel: 'whatsapp',
  subject: outside('Hotels'),
  sentAt: NOW - 50 * HOUR,
  ...wishes,
});

const unknown = message('u', { name: null, subject: null, sentAt: NOW - 3 * HOUR });
const nameless = message('n', { subject: outside(''), sentAt: NOW - MINUTE });
const links = [
  { kind: 'message', id: 'm', label: 'Ada Berg, Hotels' },
  { kind: 'message', id: 'u', label: 'Somebody unknown, WhatsApp Business' },
  { kind: 'message', id: 'n', label: 'Ada Berg, WhatsApp Business' },
];

const AT = { now: NOW, timeZone: 'UTC' };

const read = ({ sentences, basis, suggestions, outcome }: ReturnType<typeof notUnderstood>) => ({
  answer: sentences.map(({ text }) => text),
  basis,
  links: distinctCitations(sentences).filter(({ kind }) => kind !== 'figure'),
  understood: outcome !== 'unsupported',
  suggestions,
});

type PlainMessage = Omit<DigestMessage, 'text'> & { readonly text: string };

const fromOutside = (messages: readonly PlainMessage[]): DigestMessage[] =>
  messages.map(({ text, ...rest }) => ({ ...rest, text: outside(text) }));

const digestOf = (messages: readonly PlainMessage[]) => {
  const { key, openQuestions, dates, amounts, owes } = digestOfOutside(fromOutside(messages));
  const words = (lines: readonly { readonly text: OutsideText }[]) =>
    lines.map(({ text }) => OutsideText.contentOf(text));
  return {
    key: words(key),
    openQuestions: words(openQuestions),
    dates: dates.map(OutsideText.contentOf),
    amounts: amounts.map(OutsideText.contentOf),
    owes,
  };
};

const said = (result: ToolResult) => read(answerTo([result], 'en', AT));

it('says of a deal whether it is open or when it was won', () => {
  const contact = { id: 'c', name: outside('Ada Berg') };
  const deal = (id: string, value: number, wonAt: number | null) => ({ id, title: outside(id), value, wonAt, contact });
  const { answer, basis } = said({
    tool: { kind: 'deals', name: null },
    facts: {
      person: null,
      deals: [deal('Hotel', 900, null), deal('Bar', 400, NOW - DAY)],
      count: 2,
      sum: 1_300,
      currency: 'USD',
    },
  });
  expect(basis).toBe('Open and won deals, largest first.');
  expect(answer).toEqual([
    '2 deals, US$1,300 in all; the largest:',
    'Ada Berg: Hotel, US$900, open.',
    'Ada Berg: Bar, US$400, won on Thursday, 19 November 2026.',
  ]);
});

describe('an answer', () => {
  it('is understood, and suggests the first questions', () => {
    expect(said({ tool: { kind: 'unanswered' }, facts: { messages: [], hasMore: false } })).toEqual({
      answer: ['You have replied to everyone.'],
      basis:
        'The oldest 1,000 messages in the inbox and in progress: conversations in which they wrote last, oldest first.',
      links: [],
      understood: true,
      suggestions: EXAMPLES.en.slice(0, 3),
    });
  });

  it('to a call for help, or to what was not understood, suggests all questions', () => {
    expect(said({ tool: { kind: 'help' }, facts: null })).toEqual({
      answer: [
        'I answer questions about this workspace from its messages, contacts and tasks. I do not change or send anything.',
      ],
      basis: 'Nothing was read.',
      links: [],
      understood: true,
      suggestions: EXAMPLES.en,
    });
    expect(read(notUnderstood('en', 'unknown', AT))).toEqual({
      answer: [
        'I did not understand that. I can only answer questions like the ones below, using the data in this workspace.',
      ],
      basis: 'Nothing was read.',
      links: [],
      understood: false,
      suggestions: EXAMPLES.en,
    });
  });

  it.each([
    [0, '1 minute'],
    [2 * MINUTE - 1, '1 minute'],
    [2 * MINUTE, '2 minutes'],
    [HOUR - 1, '59 minutes'],
    [HOUR, '1 hour'],
    [2 * DAY - 1, '47 hours'],
    [2 * DAY, '2 days'],
    [4 * DAY - 1, '3 days'],
  ])('says %d ms as %s', (waited, words) => {
    const messages = [message('m', { sentAt: NOW - waited })];
    expect(said({ tool: { kind: 'unanswered' }, facts: { messages, hasMore: false } }).answer[1]).toBe(
      `Ada Berg, about “Hotels”, for ${words}.`,
    );
  });
});

describe('who waits', () => {
  it('longest comes first, then the others', () => {
    const basis =
      'The oldest 1,000 messages in the inbox and in progress: unanswered personal messages, one per conversation, oldest first.';
    const longest = (...messages: MessageFact[]) => said({ tool: { kind: 'waiting_longest' }, facts: { messages } });
    expect(longest(message('m'), unknown, nameless)).toMatchObject({
      answer: [
        'Ada Berg has waited longest: 2 days, about “Hotels”.',
        'After that:',
        'Somebody unknown: 3 hours, on WhatsApp Business.',
        'Ada Berg: 1 minute, on WhatsApp Business.',
      ],
      basis,
      links,
    });
    expect(longest(message('m')).answer).toHaveLength(1);
    expect(longest()).toMatchObject({
      answer: ['Nobody is waiting: every open personal message has a reply.'],
      basis,
      links: [],
    });
  });

  it('is counted', () => {
    const waiting = (hasMore: boolean, ...messages: MessageFact[]) =>
      said({ tool: { kind: 'unanswered' }, facts: { messages, hasMore } });
    expect(waiting(false, message('m'), unknown, nameless)).toMatchObject({
      answer: [
        '3 conversations are waiting for your reply:',
        'Ada Berg, about “Hotels”, for 2 days.',
        'Somebody unknown, on WhatsApp Business, for 3 hours.',
        'Ada Berg, on WhatsApp Business, for 1 minute.',
      ],
      links,
    });
    expect(waiting(false, message('m')).answer[0]).toBe('1 conversation is waiting for your reply:');
    expect(waiting(true, message('m')).answer[0]).toBe('More than 1 conversations are waiting for your reply:');
  });
});

describe('a count', () => {
  it.each([
    ['unread', null, 3, false, '3 unread messages.', 'Unread inbound messages, except snoozed ones.'],
    ['urgent', null, 1, false, '1 urgent message.', 'Open messages marked urgent, except snoozed ones.'],
    ['all', 'sms', 0, false, 'No messages on SMS (Twilio).', 'All messages, inbound and outbound.'],
    ['unread', null, 0, false, 'No unread messages.', 'Unread inbound messages, except snoozed ones.'],
    [
      'all',
      'email',
      5_000,
      true,
      'At least 5,000 messages on Gmail.',
      'All messages, inbound and outbound; the newest 5,000 were counted.',
    ],
  ] as const)('of %s on %s that is %d', (what, channel, count, isAtLeast, answer, basis) => {
    const counted = said({ tool: { kind: 'count', what, channel }, facts: { count, isAtLeast } });
    expect(counted).toMatchObject({ answer: [answer], basis, links: [] });
  });
});

describe('what is due', () => {
  const tasks = [
    { id: 'a', title: outside('Call Ada'), dueAt: NOW - 3 * HOUR },
    { id: 'b', title: outside('Send offer'), dueAt: NOW },
  ];
  const due = (until: 'today' | 'this_week', hasMore: boolean, ...some: typeof tasks) =>
    said({ tool: { kind: 'due', until }, facts: { tasks: some, hasMore } });

  it('is listed with when, and by how much it is late', () => {
    expect(due('today', false, ...tasks)).toMatchObject({
      answer: ['2 things are due today:', 'Call Ada: late by 3 hours.', 'Send offer: 20 Nov 2026, 09:30.'],
      basis: 'Open tasks and follow-ups due today, including overdue ones. Days are in UTC.',
      links: [
        { kind: 'task', id: 'a', label: 'Call Ada' },
        { kind: 'task', id: 'b', label: 'Send offer' },
      ],
    });
    expect(due('this_week', false, ...tasks.slice(1)).answer[0]).toBe('1 thing is due within seven days:');
    expect(due('this_week', true, ...tasks).answer[0]).toBe('More than 2 things are due within seven days:');
  });

  it('may be nothing', () => {
    expect(due('this_week', false)).toMatchObject({
      answer: ['Nothing is due within seven days.'],
      basis: 'Open tasks and follow-ups due within seven days, including overdue ones. Days are in UTC.',
    });
  });
});

describe('who wrote', () => {
  const wrote = (since: Since, hasMore: boolean, ...messages: MessageFact[]) =>
    said({ tool: { kind: 'wrote', since }, facts: { messages, hasMore } });

  it('is listed with what about', () => {
    expect(wrote('yesterday', false, message('m'), unknown, nameless)).toMatchObject({
      answer: [
        '3 people wrote since yesterday:',
        'Ada Berg, about “Hotels”.',
        'Somebody unknown, on WhatsApp Business.',
        'Ada Berg, on WhatsApp Business.',
      ],
      basis: 'Personal messages received since yesterday, one per contact, newest first. Days are in UTC.',
      links,
    });
    expect(wrote('today', false, message('m')).answer[0]).toBe('1 person wrote today:');
    expect(wrote('today', true, message('m'), unknown).answer[0]).toBe('More than 2 people wrote today:');
  });

  it.each([
    ['today', 'today'],
    ['this_week', 'this week'],
    ['last_7_days', 'in the last seven days'],
    ['this_month', 'this month'],
  ] as const)('may be nobody: %s', (since, words) => {
    expect(wrote(since, false)).toMatchObject({ answer: [`Nobody wrote ${words}.`], links: [] });
  });
});

describe('a summary', () => {
  it('is an extract with what is open', () => {
    const messages = [
      { id: '1', direction: 'inbound', text: 'We need 340 kg of coffee beans on Monday. Could you send an offer?' },
    ] as const;
    expect(
      said({ tool: { kind: 'summary' }, facts: { name: outside('Ada'), messages: fromOutside(messages) } }),
    ).toMatchObject({
      answer: [
        'An extract, in the words of the conversation with Ada:',
        '“We need 340 kg of coffee beans on Monday.”',
        'Still open:',
        '“Could you send an offer?”',
        'Days named: Monday.',
        'Amounts named: 340 kg.',
        'They asked last. You owe them a reply.',
      ],
      basis:
        'The newest 1 message of the conversation. Sentences were chosen by how much their words recur; nothing was reworded.',
      links: [{ kind: 'message', id: '1', label: 'Newest message' }],
    });
  });

  it('leaves out what there is none of', () => {
    const messages = [
      { id: '1', direction: 'inbound', text: 'Hi.' },
      { id: '2', direction: 'outbound', text: 'Bye.' },
    ] as const;
    const summary = said({ tool: { kind: 'summary' }, facts: { name: null, messages: fromOutside(messages) } });
    expect(summary.answer).toEqual(['An extract, in the words of the conversation:', 'Nobody is waiting for a reply.']);
    expect(summary.basis).toContain('The newest 2 messages of the conversation.');
    const asked = [{ id: '1', direction: 'outbound', text: 'Shall we?' }] as const;
    expect(said({ tool: { kind: 'summary' }, facts: { name: null, messages: fromOutside(asked) } }).answer.at(-1)).toBe(
      'You asked last. They owe you a reply.',
    );
  });

  it('needs an open message', () => {
    expect(said({ tool: { kind: 'summary' }, facts: null })).toMatchObject({
      answer: ['Open a message first. Then I can summarize its conversation.'],
      basis: 'Nothing was read because no message is open.',
      links: [],
    });
  });
});

describe('who wrote last', () => {
  const tool = { kind: 'last_talk', name: 'ada' } as const;
  const person = { id: 'a', name: outside('Ada Berg') };
  const contact = { kind: 'contact', id: 'a', label: 'Ada Berg' };
  const talk = (last: (MessageFact & { isOurs: boolean }) | null) => said({ tool, facts: { person, message: last } });

  it('is said with when and what about', () => {
    expect(talk({ ...message('m'), isOurs: true })).toMatchObject({
      answer: ['You last wrote to Ada Berg 2 days ago, on Wednesday, 18 November 2026, about “Hotels”.'],
      basis: 'The newest message with Ada Berg.',
      links: [{ kind: 'message', id: 'm', label: 'Ada Berg, Hotels' }, contact],
    });
    expect(talk({ ...unknown, isOurs: false }).answer).toEqual([
      'Ada Berg last wrote to you 3 hours ago, on Friday, 20 November 2026, on WhatsApp Business.',
    ]);
    expect(talk(null)).toMatchObject({ answer: ['There is no message with Ada Berg yet.'], links: [contact] });
  });

  it('asks whom a name means, and says when it is nobody', () => {
    const people = [
      { ...person, detail: outside('Northwind') },
      { id: 'b', name: outside('Ada Lee'), detail: null },
    ];
    const which = unresolvedAnswer({ tool, name: 'ada', people }, 'en', AT);
    expect(which).toMatchObject({
      outcome: 'which',
      choices: [
        { contactId: 'a', label: 'Ada Berg, Northwind' },
        { contactId: 'b', label: 'Ada Lee' },
      ],
    });
    expect(read(which).answer).toEqual(['2 contacts match “ada”. Which one do you mean?']);
    expect(read(unresolvedAnswer({ tool, name: 'ada', people: [] }, 'de', AT)).answer).toEqual([
      'Ich kenne niemanden namens „ada“.',
    ]);
  });
});

it('says whose birthday it is, and when', () => {
  const birthdays = (until: 'today' | 'this_week', ...days: number[]) =>
    said({
      tool: { kind: 'birthdays', until },
      facts: { people: days.map((inDays) => ({ id: `c${inDays}`, name: outside(`C${inDays}`), inDays })) },
    });
  expect(birthdays('this_week', 0, 1, 2)).toMatchObject({
    answer: ['C0: today.', 'C1: tomorrow.', 'C2: in 2 days.'],
    basis: 'The birthdays of your contacts within seven days. Days are those of UTC.',
    links: [0, 1, 2].map((day) => ({ kind: 'contact', id: `c${day}`, label: `C${day}` })),
  });
  expect(birthdays('today')).toMatchObject({
    answer: ['No contact has a birthday today.'],
    basis: 'The birthdays of your contacts today. Days are those of UTC.',
  });
});

it('says which channel was busiest', () => {
  const busiest = (isPart: boolean, ...counts: (readonly [Channel, number])[]) =>
    said({
      tool: { kind: 'busiest_channel' },
      facts: { isPart, counts: counts.map(([channel, count]) => ({ channel, count })) },
    });
  expect(busiest(false, ['sms', 20], ['email', 1_000], ['telegram', 3])).toMatchObject({
    answer: ['SMS (Twilio), with 20 messages.', 'The others: Gmail 1,000, Telegram 3.'],
    basis: 'Messages of the last seven days, both ways, by channel.',
    links: [],
  });
  expect(busiest(true, ['sms', 1])).toMatchObject({
    answer: ['SMS (Twilio), with 1 message.'],
    basis: 'Messages of the last seven days, both ways, by channel; the newest 5,000 were counted.',
  });
  expect(busiest(false).answer).toEqual(['There was no message in the last seven days.']);
});

it('quotes promises with to whom and when', () => {
  const promises = [{ sentence: outside('I will call.'), message: message('m') }];
  const basis =
    'Sentences of our own newest 200 messages that say that we will do something. Whether it was done is not known.';
  expect(said({ tool: { kind: 'promises' }, facts: { promises } })).toMatchObject({
    answer: ['To Ada Berg, on Wednesday, 18 November 2026: “I will call.”'],
    basis,
    links: links.slice(0, 1),
  });
  expect(said({ tool: { kind: 'promises' }, facts: { promises: [] } })).toMatchObject({
    answer: ['I found no promise in our newest messages.'],
    basis,
  });
});

describe('a span of time', () => {
  it('begins at midnight, of a week on Monday', () => {
    const at = (iso: string) => Date.parse(iso);
    expect(beginningOf('today', AT)).toBe(at('2026-11-20T00:00:00Z'));
    expect(beginningOf('yesterday', AT)).toBe(at('2026-11-19T00:00:00Z'));
    expect(beginningOf('this_week', AT)).toBe(at('2026-11-16T00:00:00Z'));
    expect(beginningOf('this_week', { ...AT, now: at('2026-11-22T23:59:59Z') })).toBe(at('2026-11-16T00:00:00Z'));
    expect(beginningOf('this_week', { ...AT, now: at('2026-11-23T00:00:00Z') })).toBe(at('2026-11-23T00:00:00Z'));
    expect(beginningOf('last_7_days', AT)).toBe(at('2026-11-13T09:30:00Z'));
    expect(beginningOf('this_month', AT)).toBe(at('2026-11-01T00:00:00Z'));
  });
});

describe('a digest', () => {
  const digest = digestOf([
    { id: '1', direction: 'inbound', text: 'Could you send an offer for the hotels? We need 340 kg a month.' },
    { id: '2', direction: 'outbound', text: 'I will send the offer for the hotels on Monday.' },
    { id: '3', direction: 'inbound', text: 'Thank you. Could you hold the price of £12.50 until 4 March?' },
  ]);

  it('has only what was said', () => {
    const all =
      'Could you send an offer for the hotels? We need 340 kg a month. I will send the offer for the hotels on Monday. Thank you. Could you hold the price of £12.50 until 4 March?';
    for (const piece of [...digest.key, ...digest.openQuestions, ...digest.dates, ...digest.amounts])
      expect(all).toContain(piece);
  });

  it('tells what is open, and who has to write', () => {
    expect(digest).toMatchObject({
      openQuestions: ['Could you hold the price of £12.50 until 4 March?'],
      dates: ['Monday', '4 March'],
      amounts: ['340 kg', '£12.50'],
      owes: 'us',
    });
  });

  const digestFrom = (...texts: readonly (readonly ['in' | 'out', string])[]) =>
    digestOf(
      texts.map(([way, text], index) => ({
        id: String(index),
        direction: way === 'in' ? 'inbound' : 'outbound',
        text,
      })),
    );

  it('has the sentences whose words recur, the newer of equals, in the order of the conversation', () => {
    const fillers = ['Old green garden chairs.', 'New yellow kitchen lamps.'];
    const { key } = digestFrom(
      ['in', 'Roasted coffee beans arrive. Purple elephants dance slowly.'],
      ['out', `Roasted coffee beans left. ${fillers.join(' ')}`],
      ['in', 'Roasted coffee beans came. Thanks.'],
    );
    expect(key).toEqual(['Roasted coffee beans arrive.', 'Roasted coffee beans left.', 'Roasted coffee beans came.']);
  });

  it('takes no sentence of fewer than three words that say something, nor a very long one', () => {
    expect(digestFrom(['in', 'Coffee for you. Green tea.']).key).toEqual([]);
    expect(digestFrom(['in', 'Roasted coffee beans.']).key).toEqual(['Roasted coffee beans.']);
    const long = (length: number) => `Roasted coffee ${'x'.repeat(length - 16)}.`;
    expect(digestFrom(['in', long(240)]).key).toEqual([long(240)]);
    expect(digestFrom(['in', long(241)]).key).toEqual([]);
  });

  it('has open questions and requests, each once, four at most', () => {
    const asked = ['Where is it?', 'Please send the invoice.', 'When is it?', 'Why is it?', 'Who is it?'];
    expect(digestFrom(['in', `${asked.join(' ')} Where is it?`]).openQuestions).toEqual(asked.slice(0, 4));
    expect(digestFrom(['in', 'Where is it?'], ['out', 'Here.'], ['in', 'Thanks.']).openQuestions).toEqual([]);
  });

  it('has days and amounts, each once, five at most', () => {
    const { dates, amounts } = digestFrom([
      'in',
      'Monday, Monday, Tuesday the 3rd March, 4th May, June 5, Friday at 9:30, Sunday. £1, £1, $ 20, 3 %, 4.5 euros, 10 units, €7.',
    ]);
    expect(dates).toEqual(['Monday', 'Tuesday the 3rd March', '4th May', 'June 5', 'Friday at 9:30']);
    expect(amounts).toEqual(['£1', '$ 20', '3 %', '4.5 euros', '10 units']);
  });

  it.each([
    [
      'us',
      [
        ['out', 'Hello.'],
        ['in', 'Where is it? I wonder.'],
      ],
    ],
    [
      'nobody',
      [
        ['in', 'Where is it?'],
        ['out', 'Here.'],
      ],
    ],
    [
      'them',
      [
        ['in', 'Hello.'],
        ['out', 'Where is it?'],
      ],
    ],
    [
      'nobody',
      [
        ['out', 'Where is it?'],
        ['in', 'Here.'],
      ],
    ],
  ] as const)('says that %s owe a message', (owes, texts) => {
    expect(digestFrom(...texts).owes).toBe(owes);
  });

  it('of nothing is nothing', () => {
    expect(digestOf([])).toEqual({ key: [], openQuestions: [], dates: [], amounts: [], owes: 'nobody' });
  });
});

describe('promises', () => {
  it.each([
    ['I will send the figures on Monday.', 1],
    ["Thanks! We'll call you tomorrow.", 1],
    ['You will have it by Friday. All the best', 1],
    ['Ich melde mich morgen.', 1],
    ['I look forward to it.', 0],
    ['Will you send it?', 0],
    ['The offer is attached.', 0],
  ])('in “%s”: %d', (text, count) => {
    expect(promisesIn(text)).toHaveLength(count);
  });
});
