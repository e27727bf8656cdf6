import type { Channel } from '../../channels/channels.js';
import { type ReplyLanguage, replyLanguageOf } from '../../shared/text/language.js';
import { callLength, isFrame, ownWords } from '../../shared/text/own-words.js';
import { searchWords } from '../../shared/text/search.js';
import { sentencesOf } from '../../shared/text/sentences.js';
import { actionOf } from '../intents/next-action.js';
import { entitiesOf } from '../suggestions/entities.js';
import { greetingOf, isFamiliar } from '../suggestions/greeting.js';
import { strangeParticulars, withoutDay } from './particulars.js';

/** What they wrote then, and what we answered. */
export interface PastPair {
  readonly message: string;
  readonly reply: string;
  readonly contactName: string | null;
}

/** The conversation that is answered now. */
export interface Here {
  readonly channel: Channel;
  readonly contactName: string | null;
  /** What they wrote, all that waits for an answer. */
  readonly message: string;
  /** How widely a folded word is used in the workspace; see `spreadOf`. */
  readonly spread: (word: string) => number;
}

/** A word that a smaller share of the conversations use belongs to those. */
const WIDELY = 0.015;
/** In words. */
const SHORTEST = 3;
const LONGEST = 400;

/**
 * An answer of then as an answer to a message of now: greeting, name and day are this conversation's. What names something of the other conversation
 * that this one does not have (a figure, a day, a link, an address, a name, or a word that few conversations use) is not said at all.
 *
 * @returns `null` where it cannot be said here.
 */
export function refill({ message, reply, contactName }: PastPair, here: Here): string | null {
  const language = replyLanguageOf(here.message);
  const sentences = sentencesHere(reply);
  const body = sentences.join(' ');
  if (language === null || body.length > LONGEST) return null;
  if (replyLanguageOf(body) !== language && replyLanguageOf(message) !== language) return null;
  if (language !== 'en' && isFamiliar(body, language) !== isFamiliar(here.message, language)) return null;
  const known = `${here.message} ${firstName(here.contactName) ?? ''}`;
  const hasCapitalNouns = (replyLanguageOf(body) ?? language) === 'de';
  const sayable = sentences.flatMap((sentence) => {
    const said = redated(renamed(sentence, contactName, here.contactName), here.message, language);
    return strangeParticulars(said, known).length === 0 &&
      isOfHere(said, { known, spread: here.spread, hasCapitalNouns })
      ? [said]
      : [];
  });
  if (!saysTheSame(sayable, sentences)) return null;
  const whole = sayable.join(' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return here.channel === 'email' ? `${greetingOf(here.contactName, language)}\n\n${whole}` : whole;
}

/** What only tells must be told whole; a request, an offer or a document may lose what is said beside it. */
function saysTheSame(sayable: readonly string[], sentences: readonly string[]): boolean {
  const text = sayable.join(' ');
  if ((text.match(WORD) ?? []).length < SHORTEST) return false;
  const action = actionOf(sentences.join(' '));
  return action === 'answer' ? sayable.length === sentences.length : actionOf(text) === action;
}

/** The answer without greeting, closing and whom it calls at its beginning. */
function sentencesHere(reply: string): string[] {
  const own = ownWords(reply).replace(SIGNED, '$1');
  const [first = '', ...rest] = sentencesOf(own).filter((sentence) => !isFrame(sentence));
  return [first.slice(callLength(first)), ...rest].map((sentence) => sentence.trim()).filter((text) => text !== '');
}

/** 'See you there. Mara' */
const SIGNED = /([.!?…])\s+\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*)?\s*$/u;

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/u, 1)[0] ?? null;

/** Puts the name of whom we write to in place of whom we wrote to. */
function renamed(text: string, then: string | null, now: string | null): string {
  const [old, called] = [firstName(then), firstName(now)];
  if (old === null || called === null) return text;
  return text.replaceAll(old, (name: string, at: number, whole: string) => {
    const [before, after] = [whole.slice(0, at), whole.slice(at + name.length)];
    return /[\p{L}\p{M}]$/u.test(before) || /^[\p{L}\p{M}]/u.test(after) ? name : called;
  });
}

/** Puts the day that they name in place of the one that we named; where they name none, it is left out. */
function redated(text: string, message: string, language: ReplyLanguage): string {
  const now = entitiesOf(message, language).when;
  if (now === null) return withoutDay(text);
  const then = entitiesOf(text, language).when;
  return then === null ? text : text.replace(then, () => now);
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

interface Hearing {
  readonly known: string;
  readonly spread: (word: string) => number;
  /** Whether the language writes nouns with a capital, so that it makes no name. */
  readonly hasCapitalNouns: boolean;
}

/** Whether every word is one that this conversation has or that is used widely; elsewhere than in German a capital inside a sentence makes a name. */
function isOfHere(body: string, { known, spread, hasCapitalNouns }: Hearing): boolean {
  const heard = new Set(searchWords(known));
  for (const { 0: word, index } of body.matchAll(WORD)) {
    const parts = searchWords(word);
    if (parts.every((part) => heard.has(part))) continue;
    const isInside = !hasCapitalNouns && /[\p{L}\p{N},;:]\s*$/u.test(body.slice(0, index));
    if (isInside && /^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/u.test(word)) return false;
    if (parts.some((part) => part.length > 1 && spread(part) < WIDELY && !heard.has(part))) return false;
  }
  return true;
}
