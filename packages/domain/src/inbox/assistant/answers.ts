import { CHANNEL_NAMES, type Channel } from '../../channels/channels.js';
import { digestOf } from './digest.js';
import type { AssistantFacts, MessageFact } from './facts.js';
import { type AssistantQuery, EXAMPLE_QUESTIONS, type Since } from './question.js';

export type { AssistantFacts, MessageFact } from './facts.js';

export interface AnswerLink {
  readonly kind: 'message' | 'contact' | 'task';
  readonly id: string;
  readonly label: string;
}

export interface Answer {
  /** One sentence or list item each. */
  readonly answer: readonly string[];
  /** The data that was read. */
  readonly basis: string;
  readonly links: readonly AnswerLink[];
  readonly understood: boolean;
  /** Follow-up questions. */
  readonly suggestions: readonly string[];
}

type QueryOf<Kind extends AssistantQuery['kind']> = Extract<AssistantQuery, { readonly kind: Kind }>;

type Part = Omit<Answer, 'understood' | 'suggestions'>;

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Formats a duration in the largest unit that fits. */
function span(ms: number): string {
  if (ms < HOUR) return plural(Math.max(1, Math.floor(ms / MINUTE)), 'minute', 'minutes');
  if (ms < 2 * DAY) return plural(Math.floor(ms / HOUR), 'hour', 'hours');
  return plural(Math.floor(ms / DAY), 'day', 'days');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const nameOf = ({ name }: Pick<MessageFact, 'name'>): string => name ?? 'Somebody unknown';
const about = ({ subject, channel }: MessageFact): string =>
  subject === null || subject === '' ? `on ${CHANNEL_NAMES[channel]}` : `about “${subject}”`;

const linkTo = (message: MessageFact): AnswerLink => ({
  kind: 'message',
  id: message.id,
  label: `${nameOf(message)}, ${message.subject || CHANNEL_NAMES[message.channel]}`,
});

const quiet = (sentence: string, basis: string): Part => ({ answer: [sentence], basis, links: [] });

function waitingLongest({ messages }: AssistantFacts['waiting_longest'], now: number): Part {
  const basis =
    'The oldest 1,000 messages in the inbox and in progress: unanswered personal messages, one per conversation, oldest first.';
  const [first, ...others] = messages;
  if (first === undefined) return quiet('Nobody is waiting: every open personal message has a reply.', basis);
  const waits = (message: MessageFact) => `${nameOf(message)}: ${span(now - message.sentAt)}, ${about(message)}.`;
  return {
    answer: [
      `${nameOf(first)} has waited longest: ${span(now - first.sentAt)}, ${about(first)}.`,
      ...(others.length === 0 ? [] : ['After that:', ...others.map(waits)]),
    ],
    basis,
    links: messages.map(linkTo),
  };
}

function unanswered({ messages, hasMore }: AssistantFacts['unanswered'], now: number): Part {
  const basis =
    'The oldest 1,000 messages in the inbox and in progress: conversations in which they wrote last, oldest first.';
  if (messages.length === 0) return quiet('You have replied to everyone.', basis);
  const count = hasMore
    ? `More than ${messages.length} conversations are waiting`
    : `${plural(messages.length, 'conversation is waiting', 'conversations are waiting')}`;
  return {
    answer: [
      `${count} for your reply:`,
      ...messages.map((one) => `${nameOf(one)}, ${about(one)}, for ${span(now - one.sentAt)}.`),
    ],
    basis,
    links: messages.map(linkTo),
  };
}

const KIND_WORDS = { unread: 'unread', urgent: 'urgent', all: '' } as const;

function counted({ what, channel }: QueryOf<'count'>, { count, isAtLeast }: AssistantFacts['count']): Part {
  const kind = KIND_WORDS[what] === '' ? '' : `${KIND_WORDS[what]} `;
  const where = channel === null ? '' : ` on ${CHANNEL_NAMES[channel]}`;
  const amount = `${isAtLeast ? 'At least ' : ''}${count.toLocaleString('en-GB')} ${kind}${count === 1 ? 'message' : 'messages'}${where}.`;
  const basis = {
    unread: 'Unread inbound messages, except snoozed ones',
    urgent: 'Open messages marked urgent, except snoozed ones',
    all: 'All messages, inbound and outbound',
  }[what];
  return quiet(
    count === 0 ? `No ${kind}messages${where}.` : amount,
    `${basis}${isAtLeast ? '; the newest 5,000 were counted' : ''}.`,
  );
}

function due({ until }: QueryOf<'due'>, { tasks, hasMore }: AssistantFacts['due'], now: number): Part {
  const when = until === 'today' ? 'today' : 'within seven days';
  const basis = `Open tasks and follow-ups due ${when}, including overdue ones. Days are in UTC.`;
  if (tasks.length === 0) return quiet(`Nothing is due ${when}.`, basis);
  const line = ({ title, dueAt }: { title: string; dueAt: number }) =>
    `${title}: ${dueAt < now ? `late by ${span(now - dueAt)}` : timeFormat.format(dueAt)}.`;
  return {
    answer: [
      `${hasMore ? 'More than ' : ''}${plural(tasks.length, 'thing is', 'things are')} due ${when}:`,
      ...tasks.map(line),
    ],
    basis,
    links: tasks.map(({ id, title }) => ({ kind: 'task', id, label: title })),
  };
}

const SINCE_WORDS: Readonly<Record<Since, string>> = {
  today: 'today',
  yesterday: 'since yesterday',
  this_week: 'this week',
  last_7_days: 'in the last seven days',
  this_month: 'this month',
};

function wrote({ since }: QueryOf<'wrote'>, { messages, hasMore }: AssistantFacts['wrote']): Part {
  const when = SINCE_WORDS[since];
  const basis = `Personal messages received ${when}, one per contact, newest first. Days are in UTC.`;
  if (messages.length === 0) return quiet(`Nobody wrote ${when}.`, basis);
  return {
    answer: [
      `${hasMore ? 'More than ' : ''}${plural(messages.length, 'person', 'people')} wrote ${when}:`,
      ...messages.map((one) => `${nameOf(one)}, ${about(one)}.`),
    ],
    basis,
    links: messages.map(linkTo),
  };
}

const OWES = {
  us: 'They asked last. You owe them a reply.',
  them: 'You asked last. They owe you a reply.',
  nobody: 'Nobody is waiting for a reply.',
} as const;

function summary(facts: AssistantFacts['summary']): Part {
  if (facts === null)
    return quiet(
      'Open a message first. Then I can summarize its conversation.',
      'Nothing was read because no message is open.',
    );
  const { key, openQuestions, dates, amounts, owes } = digestOf(facts.messages);
  const quoted = (sentences: readonly string[]) => sentences.map((sentence) => `“${sentence}”`);
  return {
    answer: [
      `An extract, in the words of the conversation${facts.name === null ? '' : ` with ${facts.name}`}:`,
      ...quoted(key),
      ...(openQuestions.length === 0 ? [] : ['Still open:', ...quoted(openQuestions)]),
      ...(dates.length === 0 ? [] : [`Days named: ${dates.join(', ')}.`]),
      ...(amounts.length === 0 ? [] : [`Amounts named: ${amounts.join(', ')}.`]),
      OWES[owes],
    ],
    basis: `The newest ${plural(facts.messages.length, 'message', 'messages')} of the conversation. Sentences were chosen by how much their words recur; nothing was reworded.`,
    links: [],
  };
}

function lastTalk({ name }: QueryOf<'last_talk'>, { people }: AssistantFacts['last_talk'], now: number): Part {
  const basis = `Contacts whose names have words that begin with “${name}”, and the newest message with each.`;
  if (people.length === 0) return quiet(`I know nobody called “${name}”.`, basis);
  const line = ({ name: whole, message }: AssistantFacts['last_talk']['people'][number]) =>
    message === null
      ? `There is no message with ${whole} yet.`
      : `${message.isOurs ? `You last wrote to ${whole}` : `${whole} last wrote to you`} ${span(now - message.sentAt)} ago, on ${dayFormat.format(message.sentAt)}, ${about(message)}.`;
  return {
    answer: people.map(line),
    basis,
    links: people.map((one) => ({ kind: 'contact', id: one.id, label: one.name })),
  };
}

const inDaysWords = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

function birthdays({ until }: QueryOf<'birthdays'>, { people }: AssistantFacts['birthdays']): Part {
  const when = until === 'today' ? 'today' : 'within seven days';
  const basis = `The birthdays of your contacts ${when}. Days are those of UTC.`;
  if (people.length === 0) return quiet(`No contact has a birthday ${when}.`, basis);
  return {
    answer: people.map(({ name, inDays }) => `${name}: ${inDaysWords(inDays)}.`),
    basis,
    links: people.map(({ id, name }) => ({ kind: 'contact', id, label: name })),
  };
}

function busiest({ counts, isPart }: AssistantFacts['busiest_channel']): Part {
  const basis = `Messages of the last seven days, both ways, by channel${isPart ? '; the newest 5,000 were counted' : ''}.`;
  const [first, ...others] = counts;
  if (first === undefined) return quiet('There was no message in the last seven days.', basis);
  const named = ({ channel, count }: { channel: Channel; count: number }) =>
    `${CHANNEL_NAMES[channel]} ${count.toLocaleString('en-GB')}`;
  return {
    answer: [
      `${CHANNEL_NAMES[first.channel]}, with ${plural(first.count, 'message', 'messages')}.`,
      ...(others.length === 0 ? [] : [`The others: ${others.map(named).join(', ')}.`]),
    ],
    basis,
    links: [],
  };
}

function promised({ promises }: AssistantFacts['promises']): Part {
  const basis =
    'Sentences of our own newest 200 messages that say that we will do something. Whether it was done is not known.';
  if (promises.length === 0) return quiet('I found no promise in our newest messages.', basis);
  return {
    answer: promises.map(
      ({ sentence, message }) => `To ${nameOf(message)}, on ${dayFormat.format(message.sentAt)}: “${sentence}”`,
    ),
    basis,
    links: promises.map(({ message }) => linkTo(message)),
  };
}

const help: Part = {
  answer: [
    'I answer questions about this workspace from its messages, contacts and tasks. I do not change or send anything.',
  ],
  basis: 'Nothing was read.',
  links: [],
};

export type AssistantAnswerInput = {
  [Kind in AssistantQuery['kind']]: { readonly query: QueryOf<Kind>; readonly facts: AssistantFacts[Kind] };
}[AssistantQuery['kind']];

const isOf = <Kind extends AssistantQuery['kind']>(
  kind: Kind,
  asked: { readonly query: AssistantQuery },
): asked is Extract<AssistantAnswerInput, { readonly query: QueryOf<Kind> }> => asked.query.kind === kind;

function partOf(asked: AssistantAnswerInput, now: number): Part {
  if (isOf('waiting_longest', asked)) return waitingLongest(asked.facts, now);
  if (isOf('unanswered', asked)) return unanswered(asked.facts, now);
  if (isOf('count', asked)) return counted(asked.query, asked.facts);
  if (isOf('due', asked)) return due(asked.query, asked.facts, now);
  if (isOf('wrote', asked)) return wrote(asked.query, asked.facts);
  if (isOf('summary', asked)) return summary(asked.facts);
  if (isOf('last_talk', asked)) return lastTalk(asked.query, asked.facts, now);
  if (isOf('birthdays', asked)) return birthdays(asked.query, asked.facts);
  if (isOf('busiest_channel', asked)) return busiest(asked.facts);
  if (isOf('promises', asked)) return promised(asked.facts);
  return help;
}

/** Writes the answer. @param now ms since the epoch. */
export function answerTo(asked: AssistantAnswerInput, now: number): Answer {
  const next = asked.query.kind === 'help' ? [...EXAMPLE_QUESTIONS] : EXAMPLE_QUESTIONS.slice(0, 3);
  return { ...partOf(asked, now), understood: true, suggestions: next };
}

/** The answer to an unsupported question, with examples of supported ones. */
export const notUnderstood = (): Answer => ({
  answer: [
    'I did not understand that. I can only answer questions like the ones below, using the data in this workspace.',
  ],
  basis: 'Nothing was read.',
  links: [],
  understood: false,
  suggestions: [...EXAMPLE_QUESTIONS],
});

/** The start of a period, ms since the epoch; weeks begin on Monday, days at midnight UTC. */
export function beginningOf(since: Since, now: number): number {
  const midnight = now - (now % DAY);
  if (since === 'today') return midnight;
  if (since === 'yesterday') return midnight - DAY;
  if (since === 'last_7_days') return now - 7 * DAY;
  const date = new Date(midnight);
  if (since === 'this_month') return midnight - (date.getUTCDate() - 1) * DAY;
  return midnight - ((date.getUTCDay() + 6) % 7) * DAY;
}
