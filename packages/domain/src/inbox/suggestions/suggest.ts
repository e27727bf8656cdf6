import type { Channel } from '../../channels/channels.js';
import { namedUuid } from '../../shared/ids/named-uuid.js';
import { instantOfUuid } from '../../shared/ids/uuid.js';
import { type ReplyLanguage, replyLanguageOf } from '../../shared/text/language.js';
import { sentencesOf } from '../../shared/text/sentences.js';
import type { Direction, MessageKind } from '../priority/facts.js';
import { type Classifier, classifierOf } from './classifier.js';
import { entitiesOf } from './entities.js';
import { isQuestion } from './evidence.js';
import { MODEL } from './generated/model.js';
import { ENGLISH } from './phrases/english.js';
import { FRENCH } from './phrases/french.js';
import { GERMAN } from './phrases/german.js';
import type { Gap, Phrase, Phrases } from './phrases/phrases.js';
import { SPANISH } from './phrases/spanish.js';
import { PASSIVE, type Understanding, understand } from './understand.js';

/** A message as far as an answer to it depends on it. */
export interface ThreadMessage {
  readonly id: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** What the writer typed: without quotes and signature. */
  readonly text: string;
}

/** A conversation, as an answer is prepared from it. */
export interface Thread {
  readonly channel: Channel;
  readonly contactName: string | null;
  /** The oldest first; the newest few are enough. */
  readonly messages: readonly ThreadMessage[];
}

export interface SuggestedReply {
  /** The same for the same message in the same state of its conversation. */
  readonly id: string;
  readonly type: 'acknowledgment' | 'custom_reply';
  readonly content: string;
  /** How likely it is that the message was understood rightly, in percent. */
  readonly confidence: number;
  /** The sentences that it rests on. */
  readonly grounds: readonly { readonly quote: string; readonly messageId: string }[];
}

/** Changes when the embedded model would say something else. */
export const EMBEDDED_MODEL = `embedded-${MODEL.version}`;

const PHRASES: Readonly<Record<ReplyLanguage, Phrases>> = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };
const FAMILIAR: Readonly<Record<ReplyLanguage, RegExp | null>> = {
  en: null,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tu|toi|ton|tes|t['’]\p{L}+)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|te|ti|contigo|puedes|tienes|quieres)(?!\p{L})/iu,
};

const MOST = 3;
const LONGEST_QUOTE = 160;

let loaded: Classifier | null = null;

/** Unpacked on first use: most programs that import this never ask. */
function classifier(): Classifier {
  loaded ??= classifierOf(MODEL);
  return loaded;
}

/** What a text is about, by the embedded model. */
export const understandText = (text: string): Understanding => understand(text, classifier(), MODEL);

/**
 * The messages that wait for an answer together: theirs since our last, if the given one is among them.
 *
 * @returns none for our own messages, for lists and machines, and for what was answered.
 */
export function openMessages(messages: readonly ThreadMessage[], messageId: string): readonly ThreadMessage[] {
  const answered = messages.findLastIndex(({ direction }) => direction === 'outbound');
  const open = messages.slice(answered + 1).filter(({ kind }) => kind === 'personal');
  return open.some(({ id }) => id === messageId) ? open : [];
}

interface Found extends Understanding {
  readonly message: ThreadMessage;
}

/** What the open messages want: the newest wish, else the newest courtesy. */
function wantedBy(open: readonly ThreadMessage[]): Found | null {
  const found = open
    .toReversed()
    .map((message): Found => ({ ...understandText(message.text), message }))
    .filter(({ intent }) => intent !== 'other');
  return found.find(({ intent }) => !PASSIVE.has(intent)) ?? found[0] ?? null;
}

/**
 * Replies to a message, one to three, the most particular first: an acknowledgment, and an answer that asks for what is missing.
 *
 * They are written in the language of the message, quote only what was said in it, and promise nothing. Where the message is not understood, is in
 * a language that we cannot write, or wants no answer, there are none: silence is better than a wrong tone.
 */
export function suggestReplies(thread: Thread, messageId: string): SuggestedReply[] {
  const found = wantedBy(openMessages(thread.messages, messageId));
  if (found === null) return [];
  const language = replyLanguageOf(found.message.text);
  const phrases = language === null ? undefined : PHRASES[language].replies[found.intent];
  if (language === null || phrases === undefined) return [];
  const gaps = gapsOf(found, language);
  const fitting = phrases.filter((phrase) => fits(phrase, gaps));
  const chosen = [
    fitting.find(({ type }) => type === 'custom_reply'),
    fitting.find(({ type }) => type === 'acknowledgment'),
  ].filter((phrase) => phrase !== undefined);
  const newest = thread.messages.at(-1)?.id ?? messageId;
  return chosen.slice(0, MOST).map(({ type, text }, index) => ({
    id: namedUuid(instantOfUuid(messageId) ?? 0, `${messageId} ${newest} ${EMBEDDED_MODEL} ${index}`),
    type,
    content: written(text, gaps, thread, language, found.message.text),
    confidence: Math.round(found.probability * 100),
    grounds: [{ quote: found.sentence, messageId: found.message.id }],
  }));
}

type Gaps = Readonly<Record<Gap, string | null>>;

function gapsOf({ sentence, intent, message }: Found, language: ReplyLanguage): Gaps {
  const { quote } = PHRASES[language];
  const quoted = (said: string | undefined) =>
    said === undefined || said.length > LONGEST_QUOTE ? null : `${quote[0]}${said}${quote[1]}`;
  const entities = entitiesOf(sentence, language, intent === 'reschedule');
  const question = isQuestion(sentence) ? sentence : sentencesOf(message.text, 4_000).find(isQuestion);
  return { ...entities, question: quoted(question), request: quoted(sentence) };
}

const GAP = /\{(when|deadline|reference|amount|quantity|question|request)\}/gu;

const isGap = (name: string, gaps: Gaps): name is Gap => Object.hasOwn(gaps, name);

const gapNamed = (name: string, gaps: Gaps): string | null => (isGap(name, gaps) ? gaps[name] : null);

function fits({ text, lacks }: Phrase, gaps: Gaps): boolean {
  if (lacks !== undefined && gaps[lacks] !== null) return false;
  return [...text.matchAll(GAP)].every(([, name = '']) => gapNamed(name, gaps) !== null);
}

/** A phrase as it is sent: with its gaps filled, in the form of address, and with a greeting where letters have one. */
function written(
  text: string,
  gaps: Gaps,
  { channel, contactName }: Thread,
  language: ReplyLanguage,
  said: string,
): string {
  const isFamiliar = FAMILIAR[language]?.test(said) ?? false;
  const body = text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_match, polite: string, familiar: string) =>
      isFamiliar ? familiar : polite,
    )
    .replace(GAP, (_match, name: string) => gapNamed(name, gaps) ?? '');
  // A gap that ends in its own full stop closes the sentence.
  const closed = body.replace(/([.!?…]["”“»]?) ?\./gu, '$1').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (channel !== 'email') return closed;
  const { greeting, greetingNobody } = PHRASES[language];
  const name = contactName === null ? null : calledName(contactName, language);
  return `${name === null ? greetingNobody : greeting.replace('{name}', () => name)}\n\n${closed}`;
}

/** English letters call people by their first name; the other languages by both, as one does not presume there. */
function calledName(name: string, language: ReplyLanguage): string | null {
  const whole = name.trim();
  if (!/^\p{Lu}/u.test(whole) || whole.includes('@')) return null;
  return language === 'en' ? (whole.split(/\s+/u, 1)[0] ?? whole) : whole;
}
