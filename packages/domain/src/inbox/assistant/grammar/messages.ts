import { CHANNEL_PROFILES, CHANNELS, type Channel } from '../../../channels/channels.js';
import { searchWords } from '../../../shared/text/search.js';
import type { AskedAt, AssistantTool } from '../plan.js';
import { nameIn } from './clean.js';
import { takePeriod } from './periods.js';

const CHANNEL_WORDS: readonly (readonly [Channel, RegExp])[] = CHANNELS.map((channel) => [
  channel,
  new RegExp(
    `(?<!\\p{L})(?:(?:on|via|per|over|über|auf|by|through|in|bei) )?(?:${CHANNEL_PROFILES[channel].spoken})(?!\\p{L})`,
    'iu',
  ),
]);

/** Takes what it finds out of a text, bit by bit, so that what stays can be judged. */
class Text {
  constructor(public rest: string) {}

  take(pattern: RegExp, instead = ' '): RegExpExecArray | null {
    const found = pattern.exec(this.rest);
    if (found === null) return null;
    const { index } = found;
    this.rest = `${this.rest.slice(0, index)}${instead}${this.rest.slice(index + found[0].length)}`
      .replace(/\s+/gu, ' ')
      .trim();
    return found;
  }
}

const b = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');

const STATES: readonly (readonly [term: string, pattern: RegExp])[] = [
  ['is:unread -is:snoozed', b('unread|unseen|not (?:yet )?read|ungelesene?[nrs]?|(?:noch )?nicht gelesene?[nrs]?')],
  ['is:urgent', b('urgent|dringende?[nrs]?')],
  ['is:snoozed', b('snoozed|zurückgestellte?[nrs]?')],
  ['has:attachment', b('with (?:an? )?(?:attachments?|files?)|mit (?:einem )?(?:anhang|anhängen|dateien?)')],
  ['sentiment:negative', b('negative[nr]?|unhappy|angry|unzufriedene[nr]?')],
  ['sentiment:positive', b('positive[nr]?|happy|zufriedene[nr]?')],
];

const COUNT = b('how many|number of|count(?: of)?|wie ?viele|anzahl(?: (?:der|von))?');
/** Whether there are any is answered with how many. */
const ANY = /^(?:(?:are|is) there(?: any)?|any|do (?:i|we) have(?: any)?|gibt es|habe ich|haben wir)(?= )/iu;
const PEOPLE = /^(?:who|wer|which (?:people|contacts|customers)|welche (?:kontakte|kunden))(?= )/iu;
const TOPIC =
  /(?<!\p{L})(?:about|that mention|which mention|mention(?:ing|s|ed)?|contain(?:ing|s)?|regarding|concerning|with the words?|über|zum thema|erwähnen|enthalten|mit dem wort) (?:the )?(?<topic>"[^"]{1,80}"|[^"]{1,80})$/iu;
const THEY_SENT =
  /(?<!\p{L})(?:did|has|have|does) (?<name>(?!(?:we|i|you)(?!\p{L}))[^?!,;:]{1,80}?) (?:send|sent|written|write|writes)(?: (?:to )?(?:us|me))?$/iu;
const ER_SCHICKTE =
  /(?<!\p{L})(?:hat|haben) (?:uns |mir )?(?<name>(?!(?:wir|ich)(?!\p{L}))[^?!,;:]{1,80}?) (?:uns |mir )?(?:gesendet|geschickt|geschrieben)$/iu;
const SENT = b(
  '(?:have|did) (?:we|i) (?:send|sent|write|written)(?: out)?|(?:that |which )?(?:we|i) (?:have )?sent|(?:haben|habe) (?:wir|ich) (?:gesendet|geschickt|verschickt|versendet|geschrieben)|outgoing|outbound|gesendete?[nr]?|sent(?= to)',
);
const RECEIVED = b(
  '(?:have )?(?:came|come|coming)(?: in)?|(?:have )?arrived|(?:did|have) (?:we|i) (?:get|got|gotten|receive|received)|(?:that |which )?(?:we|i) (?:have )?(?:received|got)|received|incoming|inbound|(?:haben|habe) (?:wir|ich) (?:bekommen|erhalten|empfangen)|(?:kamen|kam)(?: (?:rein|herein|an))?|sind (?:rein|herein|ein|an)?ge(?:gangen|kommen)|eingegangene?[nr]?|empfangene?[nr]?|rein|eingegangen',
);
const FROM = /(?<!\p{L})(?:from|by|von) (?<name>[^?!,;:]{1,80})$/iu;
const TO = /(?<!\p{L})(?:to|an) (?<name>[^?!,;:]{1,80})$/iu;
const WITH = /(?<!\p{L})(?:with|mit) (?<name>[^?!,;:]{1,80})$/iu;
const WROTE = b(
  '(?:has |have )?(?:wrote|written|messaged|emailed|texted|contacted)(?: (?:to )?(?:us|me))?|(?:hat|haben)(?: (?:uns|mir))?(?=$| geschrieben)|geschrieben|schrieb(?: (?:uns|mir))?',
);

/** Filler: what may stay once everything that narrows has been taken out. */
const FILLER = new Set(
  'message messages mail mails note notes show display list find search get give me us i we you have has had are is was were there do did does which what all any every the a an my our of in on for that and please new incoming nachricht nachrichten zeig zeige zeigen mir uns sie liste finde suche welche was alle die der den das es gibt sind ist wurden haben habe hat wir ich im am meine unsere so far up who wer people'.split(
    ' ',
  ),
);

/** Whether a question is about messages. */
export const NOUN = /(?<!\p{L})(?:messages?|mails?|nachrichten?)(?!\p{L})/iu;

/**
 * Questions for messages: what narrows is taken out piece by piece, and becomes a query of the message search. If anything else than filler stays,
 * the question asks for more than this understands, and gets no answer.
 */
export function messagesAsked(question: string, at: AskedAt): AssistantTool | null {
  const text = new Text(question);
  const terms: string[] = [];
  const isCount = text.take(COUNT) !== null || text.take(ANY) !== null;
  const isPeople = !isCount && PEOPLE.test(text.rest);
  const topic = topicOf(text, at);
  const period = takePeriod(text.rest, at);
  if (period !== null) text.rest = period.rest;
  const channel = CHANNEL_WORDS.find(([, pattern]) => text.take(pattern, ' messages ') !== null)?.[0];
  text.rest = text.rest
    .replaceAll(/(?<=messages)\s*-?\s*(?:messages?|nachrichten?)/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  for (const [term, pattern] of STATES) if (text.take(pattern) !== null) terms.push(term);
  const hasNoun = NOUN.test(text.rest);
  const isWriters = isPeople && text.take(WROTE) !== null;
  if (isWriters) text.take(WROTE);
  if (!hasNoun && !isWriters) return null;
  const partner: Partner | null = isWriters ? { direction: 'is:received', name: null } : partnerIn(text);
  if (partner === null) return null;
  if (
    text.rest
      .toLowerCase()
      .split(' ')
      .some((word) => word !== '' && !FILLER.has(word))
  )
    return null;
  return toolOf({ isCount, isPeople: isWriters, terms, channel, period: period?.query, topic, ...partner });
}

function topicOf(text: Text, at: AskedAt): string | null {
  const found = text.take(TOPIC)?.groups?.topic;
  if (found === undefined) return null;
  const words = found.replaceAll('"', '').trim();
  // A period after the topic belongs to the question.
  const period = found.startsWith('"') ? null : takePeriod(words, at);
  if (period === null) return words;
  text.rest = `${text.rest} ${words.slice(period.rest.length).trim()}`;
  return period.rest;
}

interface Partner {
  readonly direction: 'is:received' | 'is:sent' | null;
  readonly name: string | null;
}

/** Who wrote to whom; `null` if the words in the place of a name name nobody. */
function partnerIn(text: Text): Partner | null {
  const theirs = text.take(THEY_SENT) ?? text.take(ER_SCHICKTE);
  if (theirs !== null) return named('is:received', theirs);
  const direction = text.take(RECEIVED) !== null ? 'is:received' : text.take(SENT) !== null ? 'is:sent' : null;
  const from = text.take(FROM);
  if (from !== null) return named('is:received', from);
  const to = text.take(TO);
  if (to !== null) return named('is:sent', to);
  const other = text.take(WITH);
  return other === null ? { direction, name: null } : named(direction, other);
}

function named(direction: Partner['direction'], { groups }: RegExpExecArray): Partner | null {
  const name = nameIn(groups?.name);
  return name === null ? null : { direction, name };
}

interface Narrowed extends Partner {
  readonly isCount: boolean;
  readonly isPeople: boolean;
  readonly terms: readonly string[];
  readonly channel: Channel | undefined;
  readonly period: string | undefined;
  readonly topic: string | null;
}

function toolOf({ isCount, isPeople, terms, channel, period, topic, direction, name }: Narrowed): AssistantTool {
  const isPlainCount = isCount && period === undefined && topic === null && direction === null && name === null;
  const [only, ...more] = terms;
  // The counters of the board, which are kept and need no search.
  if (isPlainCount && more.length === 0 && only !== undefined && /^is:(?:unread|urgent)/.test(only))
    return { kind: 'count', what: only.includes('unread') ? 'unread' : 'urgent', channel: channel ?? null };
  if (isPlainCount && only === undefined) return { kind: 'count', what: 'all', channel: channel ?? null };
  const query = [
    ...terms,
    ...(channel === undefined ? [] : [`channel:${channel === 'twitter' ? 'x' : channel}`]),
    ...(direction === null ? [] : [direction]),
    ...(period === undefined ? [] : [period]),
    ...(topic === null ? [] : [`"${searchWords(topic).join(' ')}"`]),
  ].join(' ');
  return { kind: 'messages', query, name, show: isPeople ? 'people' : isCount ? 'count' : 'list' };
}
