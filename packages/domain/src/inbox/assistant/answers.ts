import { DAY } from '../../shared/time/units.js';
import { instantIn, wallTime } from '../../shared/time/zoned.js';
import { birthdays, busiest, counted, due, unanswered, waitingLongest, wrote } from './answers/board.js';
import { conversation, draft, promised, promisesWith, summary } from './answers/conversations.js';
import { atRisk, callFirst, customers, deals, messagesFound } from './answers/figures.js';
import { lastMessage, lastTalk, people, person } from './answers/people.js';
import { figure, type Part, type Sentence, sentence } from './answers/sentence.js';
import { Wording } from './answers/wording.js';
import { EXAMPLES } from './examples.js';
import type { AssistantFacts, NamedPerson } from './facts.js';
import type { AnswerLanguage, AskedAt, AssistantTool, ToolKind, ToolOf } from './plan.js';
import type { Since } from './question.js';
import { type OutsideText, shown, shownLines } from './trust/index.js';

export type { AssistantFacts, MessageFact } from './facts.js';

/** A tool with what it read. */
export type ToolResult = {
  [Kind in ToolKind]: { readonly tool: ToolOf<Kind>; readonly facts: AssistantFacts[Kind] };
}[ToolKind];

/** A name that is nobody's, or several people's. */
export interface Unresolved {
  readonly tool: AssistantTool;
  readonly name: string;
  /** Whom it may mean; empty if nobody. */
  readonly people: readonly (NamedPerson & { readonly detail: OutsideText | null })[];
}

export interface Choice {
  readonly contactId: string;
  readonly label: string;
}

export interface Answer {
  readonly outcome: 'answered' | 'which' | 'unknown_name' | 'unsupported';
  readonly sentences: readonly Sentence[];
  readonly basis: string;
  /** Whom an ambiguous name may mean. */
  readonly choices: readonly Choice[];
  /** Words for a reply to a message, which nobody saved or sent. */
  readonly draft: { readonly messageId: string; readonly content: string } | null;
  /** Follow-up questions. */
  readonly suggestions: readonly string[];
}

const isOf = <Kind extends ToolKind>(
  kind: Kind,
  result: { readonly tool: AssistantTool },
): result is Extract<ToolResult, { readonly tool: ToolOf<Kind> }> => result.tool.kind === kind;

const help = (w: Wording): Part => ({
  sentences: [
    sentence(
      w.say(
        'I answer questions about this workspace from its messages, contacts and tasks. I do not change or send anything.',
        'Ich beantworte Fragen zu diesem Arbeitsbereich aus seinen Nachrichten, Kontakten und Aufgaben. Ich ändere und sende nichts.',
      ),
      figure('help', w.say('What can be asked', 'Was Sie fragen können')),
    ),
  ],
  basis: w.say('Nothing was read.', 'Es wurde nichts gelesen.'),
});

function partOf(result: ToolResult, w: Wording): Part {
  if (isOf('waiting_longest', result)) return waitingLongest(result.facts, w);
  if (isOf('unanswered', result)) return unanswered(result.facts, w);
  if (isOf('count', result)) return counted(result.tool, result.facts, w);
  if (isOf('due', result)) return due(result.tool, result.facts, w);
  if (isOf('wrote', result)) return wrote(result.tool, result.facts, w);
  if (isOf('summary', result)) return summary(result.facts, w);
  if (isOf('last_talk', result)) return lastTalk(result.facts, w);
  if (isOf('birthdays', result)) return birthdays(result.tool, result.facts, w);
  if (isOf('busiest_channel', result)) return busiest(result.facts, w);
  if (isOf('promises', result)) return promised(result.facts, w);
  if (isOf('person', result)) return person(result.tool, result.facts, w);
  if (isOf('people', result)) return people(result.tool, result.facts, w);
  if (isOf('last_message', result)) return lastMessage(result.tool, result.facts, w);
  if (isOf('messages', result)) return messagesFound(result.tool, result.facts, w);
  if (isOf('conversation', result)) return conversation(result.facts, w);
  if (isOf('promises_with', result)) return promisesWith(result.tool, result.facts, w);
  if (isOf('at_risk', result)) return atRisk(result.facts, w);
  if (isOf('deals', result)) return deals(result.facts, w);
  if (isOf('customers', result)) return customers(result.facts, w);
  if (isOf('call_first', result)) return callFirst(result.facts, w);
  if (isOf('draft', result)) return draft(result.facts, w);
  return help(w);
}

function draftIn(result: ToolResult): Answer['draft'] {
  if (!isOf('draft', result) || result.facts.message === null || result.facts.text === null) return null;
  return { messageId: result.facts.message.id, content: shownLines(result.facts.text) };
}

/** Writes the answer to a plan from what its tools read, one part for each. */
export function answerTo(results: readonly ToolResult[], language: AnswerLanguage, at: AskedAt): Answer {
  const parts = results.map((result) => partOf(result, new Wording(language, at)));
  const isHelp = results.every(({ tool }) => tool.kind === 'help');
  return {
    outcome: 'answered',
    sentences: parts.flatMap(({ sentences }) => sentences),
    basis: [...new Set(parts.map(({ basis }) => basis))].join(' '),
    choices: [],
    draft: results.map(draftIn).find((one) => one !== null) ?? null,
    suggestions: isHelp ? EXAMPLES[language] : EXAMPLES[language].slice(0, 3),
  };
}

/** Asks whom a name means, or says that it is nobody's. */
export function unresolvedAnswer({ name, people: found }: Unresolved, language: AnswerLanguage, at: AskedAt): Answer {
  const w = new Wording(language, at);
  const basis = w.say(
    `Contacts whose names or companies have words that begin with “${name}”.`,
    `Kontakte, in deren Namen oder Firma Wörter mit „${name}“ beginnen.`,
  );
  if (found.length === 0) {
    const text = w.say(`I know nobody called “${name}”.`, `Ich kenne niemanden namens „${name}“.`);
    const none = figure('contacts.found', w.say('Contacts found', 'Gefundene Kontakte'));
    return {
      outcome: 'unknown_name',
      sentences: [sentence(text, none)],
      basis,
      choices: [],
      draft: null,
      suggestions: [],
    };
  }
  const text = w.say(
    `${w.number(found.length)} contacts match “${name}”. Which one do you mean?`,
    `${w.number(found.length)} Kontakte passen zu „${name}“. Wen meinen Sie?`,
  );
  return {
    outcome: 'which',
    sentences: [sentence(text, ...found.map((one) => w.contact(one)))],
    basis,
    choices: found.map(({ id, name: whole, detail }) => ({
      contactId: id,
      label: [whole, ...(detail === null ? [] : [detail])].map((words) => shown(words, 80)).join(', '),
    })),
    draft: null,
    suggestions: [],
  };
}

/** The answer to an unsupported question, with examples of supported ones. */
export function notUnderstood(language: AnswerLanguage, because: 'action' | 'unknown', at: AskedAt): Answer {
  const w = new Wording(language, at);
  const text =
    because === 'action'
      ? w.say(
          'I only read: I cannot change or send anything. I can answer questions like the ones below.',
          'Ich lese nur: Ich kann nichts ändern oder senden. Fragen wie die folgenden kann ich beantworten.',
        )
      : w.say(
          'I did not understand that. I can only answer questions like the ones below, using the data in this workspace.',
          'Das habe ich nicht verstanden. Ich kann nur Fragen wie die folgenden beantworten, aus den Daten dieses Arbeitsbereichs.',
        );
  return {
    outcome: 'unsupported',
    sentences: [sentence(text)],
    basis: w.say('Nothing was read.', 'Es wurde nichts gelesen.'),
    choices: [],
    draft: null,
    suggestions: EXAMPLES[language],
  };
}

/** The start of a period, ms since the epoch; weeks begin on Monday, days at midnight of the zone. */
export function beginningOf(since: Since, { now, timeZone }: AskedAt): number {
  if (since === 'last_7_days') return now - 7 * DAY;
  const { year, month, day } = wallTime(now, timeZone);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const first = { today: day, yesterday: day - 1, this_week: day - weekday, this_month: 1 }[since];
  return instantIn(timeZone, { year, month, day: first, hour: 0, minute: 0 });
}
