import { CHANNEL_NAMES, type Channel } from '../../../channels/channels.js';
import type { AssistantFacts } from '../facts.js';
import type { ToolOf } from '../plan.js';
import type { Since } from '../question.js';
import { shown } from '../trust/index.js';
import { figure, type Part, sentence } from './sentence.js';
import type { Wording } from './wording.js';

export function waitingLongest({ messages }: AssistantFacts['waiting_longest'], w: Wording): Part {
  const basis = w.say(
    'The oldest 1,000 messages in the inbox and in progress: unanswered personal messages, one per conversation, oldest first.',
    'Die ältesten 1.000 Nachrichten in Eingang und Bearbeitung: unbeantwortete persönliche Nachrichten, eine je Unterhaltung, älteste zuerst.',
  );
  const counted = figure('waiting', w.say('Waiting conversations', 'Wartende Unterhaltungen'));
  const [first, ...others] = messages;
  if (first === undefined) {
    const none = w.say(
      'Nobody is waiting: every open personal message has a reply.',
      'Niemand wartet: Jede offene persönliche Nachricht ist beantwortet.',
    );
    return { sentences: [sentence(none, counted)], basis };
  }
  const ago = w.span(w.now - first.sentAt);
  return {
    sentences: [
      sentence(
        w.say(
          `${w.nameOf(first.name)} has waited longest: ${ago}, ${w.about(first)}.`,
          `${w.nameOf(first.name)} wartet am längsten: seit ${ago}, ${w.about(first)}.`,
        ),
        w.message(first),
      ),
      ...(others.length === 0 ? [] : [sentence(w.say('After that:', 'Danach:'), counted)]),
      ...others.map((one) =>
        sentence(
          `${w.nameOf(one.name)}: ${w.say('', 'seit ')}${w.span(w.now - one.sentAt)}, ${w.about(one)}.`,
          w.message(one),
        ),
      ),
    ],
    basis,
  };
}

export function unanswered({ messages, hasMore }: AssistantFacts['unanswered'], w: Wording): Part {
  const basis = w.say(
    'The oldest 1,000 messages in the inbox and in progress: conversations in which they wrote last, oldest first.',
    'Die ältesten 1.000 Nachrichten in Eingang und Bearbeitung: Unterhaltungen, in denen sie zuletzt schrieben, älteste zuerst.',
  );
  const counted = figure('waiting', w.say('Waiting conversations', 'Wartende Unterhaltungen'));
  if (messages.length === 0)
    return {
      sentences: [sentence(w.say('You have replied to everyone.', 'Sie haben allen geantwortet.'), counted)],
      basis,
    };
  const count = hasMore
    ? w.say(
        `More than ${messages.length} conversations are waiting`,
        `Mehr als ${messages.length} Unterhaltungen warten`,
      )
    : w.plural(
        messages.length,
        ['conversation is waiting', 'conversations are waiting'],
        ['Unterhaltung wartet', 'Unterhaltungen warten'],
      );
  return {
    sentences: [
      sentence(w.say(`${count} for your reply:`, `${count} auf Ihre Antwort:`), counted),
      ...messages.map((one) => {
        const ago = w.span(w.now - one.sentAt);
        return sentence(
          w.say(
            `${w.nameOf(one.name)}, ${w.about(one)}, for ${ago}.`,
            `${w.nameOf(one.name)}, ${w.about(one)}, seit ${ago}.`,
          ),
          w.message(one),
        );
      }),
    ],
    basis,
  };
}

export function counted(
  { what, channel }: ToolOf<'count'>,
  { count, isAtLeast }: AssistantFacts['count'],
  w: Wording,
): Part {
  const kind = { unread: w.say('unread ', 'ungelesene '), urgent: w.say('urgent ', 'dringende '), all: '' }[what];
  const where = channel === null ? '' : w.say(` on ${CHANNEL_NAMES[channel]}`, ` über ${CHANNEL_NAMES[channel]}`);
  const noun = count === 1 ? w.say('message', 'Nachricht') : w.say('messages', 'Nachrichten');
  const amount = `${isAtLeast ? w.say('At least ', 'Mindestens ') : ''}${w.number(count)} ${kind}${noun}${where}.`;
  const none = w.say(
    `No ${kind}messages${where}.`,
    `Keine ${kind === '' ? '' : `${kind.trim()}n `}Nachrichten${where}.`,
  );
  const basis = {
    unread: w.say(
      'Unread inbound messages, except snoozed ones',
      'Ungelesene eingegangene Nachrichten ohne zurückgestellte',
    ),
    urgent: w.say(
      'Open messages marked urgent, except snoozed ones',
      'Offene als dringend markierte Nachrichten ohne zurückgestellte',
    ),
    all: w.say('All messages, inbound and outbound', 'Alle eingegangenen und gesendeten Nachrichten'),
  }[what];
  const bound = isAtLeast ? w.say('; the newest 5,000 were counted', '; die neuesten 5.000 wurden gezählt') : '';
  return {
    sentences: [sentence(count === 0 ? none : amount, figure(`count.${what}`, basis))],
    basis: `${basis}${bound}.`,
  };
}

export function due({ until }: ToolOf<'due'>, { tasks, hasMore }: AssistantFacts['due'], w: Wording): Part {
  const when = until === 'today' ? w.say('today', 'heute') : w.say('within seven days', 'in den nächsten sieben Tagen');
  const basis = w.say(
    `Open tasks and follow-ups due ${when}, including overdue ones. Days are in ${w.timeZone}.`,
    `Offene Aufgaben und Wiedervorlagen, fällig ${when}, auch überfällige. Tage in ${w.timeZone}.`,
  );
  const count = figure('tasks.due', w.say('Tasks due', 'Fällige Aufgaben'));
  if (tasks.length === 0)
    return { sentences: [sentence(w.say(`Nothing is due ${when}.`, `Nichts ist ${when} fällig.`), count)], basis };
  const more = hasMore ? w.say('More than ', 'Mehr als ') : '';
  const things = w.plural(tasks.length, ['thing is', 'things are'], ['Aufgabe ist', 'Aufgaben sind']);
  return {
    sentences: [
      sentence(w.say(`${more}${things} due ${when}:`, `${more}${things} ${when} fällig:`), count),
      ...tasks.map(({ id, title, dueAt }) => {
        const name = shown(title, 160);
        const late = w.say(`late by ${w.span(w.now - dueAt)}`, `überfällig seit ${w.span(w.now - dueAt)}`);
        const text = `${name}: ${dueAt < w.now ? late : w.time(dueAt)}.`;
        return sentence(text, { kind: 'task', id, label: name });
      }),
    ],
    basis,
  };
}

const SINCE: Readonly<Record<Since, readonly [en: string, de: string]>> = {
  today: ['today', 'heute'],
  yesterday: ['since yesterday', 'seit gestern'],
  this_week: ['this week', 'diese Woche'],
  last_7_days: ['in the last seven days', 'in den letzten sieben Tagen'],
  this_month: ['this month', 'diesen Monat'],
};

export function wrote({ since }: ToolOf<'wrote'>, { messages, hasMore }: AssistantFacts['wrote'], w: Wording): Part {
  const when = w.say(...SINCE[since]);
  const basis = w.say(
    `Personal messages received ${when}, one per contact, newest first. Days are in ${w.timeZone}.`,
    `Persönliche Nachrichten von ${when}, eine je Kontakt, neueste zuerst. Tage in ${w.timeZone}.`,
  );
  const count = figure('writers', w.say('Contacts who wrote', 'Kontakte, die schrieben'));
  if (messages.length === 0)
    return { sentences: [sentence(w.say(`Nobody wrote ${when}.`, `Niemand schrieb ${when}.`), count)], basis };
  const people = w.plural(messages.length, ['person', 'people'], ['Kontakt', 'Kontakte']);
  const more = hasMore ? w.say('More than ', 'Mehr als ') : '';
  return {
    sentences: [
      sentence(w.say(`${more}${people} wrote ${when}:`, `${more}${people} schrieben ${when}:`), count),
      ...messages.map((one) => sentence(`${w.nameOf(one.name)}, ${w.about(one)}.`, w.message(one))),
    ],
    basis,
  };
}

export function busiest({ counts, isPart }: AssistantFacts['busiest_channel'], w: Wording): Part {
  const part = isPart ? w.say('; the newest 5,000 were counted', '; die neuesten 5.000 wurden gezählt') : '';
  const basis = w.say(
    `Messages of the last seven days, both ways, by channel${part}.`,
    `Nachrichten der letzten sieben Tage in beide Richtungen, nach Kanal${part}.`,
  );
  const count = figure(
    'channels.week',
    w.say('Messages of the last seven days by channel', 'Nachrichten der letzten sieben Tage nach Kanal'),
  );
  const [first, ...others] = counts;
  if (first === undefined) {
    const none = w.say(
      'There was no message in the last seven days.',
      'In den letzten sieben Tagen gab es keine Nachricht.',
    );
    return { sentences: [sentence(none, count)], basis };
  }
  const named = (one: { channel: Channel; count: number }) => `${CHANNEL_NAMES[one.channel]} ${w.number(one.count)}`;
  const messages = w.plural(first.count, ['message', 'messages'], ['Nachricht', 'Nachrichten']);
  const rest = others.map(named).join(', ');
  return {
    sentences: [
      sentence(
        w.say(`${CHANNEL_NAMES[first.channel]}, with ${messages}.`, `${CHANNEL_NAMES[first.channel]} mit ${messages}.`),
        count,
      ),
      ...(others.length === 0 ? [] : [sentence(w.say(`The others: ${rest}.`, `Die anderen: ${rest}.`), count)]),
    ],
    basis,
  };
}

export function birthdays({ until }: ToolOf<'birthdays'>, { people }: AssistantFacts['birthdays'], w: Wording): Part {
  const when = until === 'today' ? w.say('today', 'heute') : w.say('within seven days', 'in den nächsten sieben Tagen');
  const basis = w.say(
    `The birthdays of your contacts ${when}. Days are those of ${w.timeZone}.`,
    `Die Geburtstage Ihrer Kontakte ${when}. Tage in ${w.timeZone}.`,
  );
  if (people.length === 0) {
    const none = w.say(`No contact has a birthday ${when}.`, `Kein Kontakt hat ${when} Geburtstag.`);
    return { sentences: [sentence(none, figure('birthdays', w.say('Birthdays', 'Geburtstage')))], basis };
  }
  const inDays = (days: number): string =>
    days === 0
      ? w.say('today', 'heute')
      : days === 1
        ? w.say('tomorrow', 'morgen')
        : w.say(`in ${days} days`, `in ${days} Tagen`);
  return {
    sentences: people.map((one) => sentence(`${w.nameOf(one.name)}: ${inDays(one.inDays)}.`, w.contact(one))),
    basis,
  };
}
