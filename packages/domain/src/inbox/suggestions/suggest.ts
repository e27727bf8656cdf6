import type { Channel } from '../../channels/channels.js';
import { namedUuid } from '../../shared/ids/named-uuid.js';
import { instantOfUuid } from '../../shared/ids/uuid.js';
import { type ReplyLanguage, replyLanguageOf } from '../../shared/text/language.js';
import type { Direction, MessageKind } from '../priority/facts.js';
import { classifierOf } from './classifier.js';
import { entitiesOf } from './entities.js';
import { isQuestion } from './evidence.js';
import { MODEL } from './generated/model.js';
import { greetingOf, isFamiliar, PHRASES } from './greeting.js';
import type { Gap, Phrase } from './phrases/phrases.js';
import { readRequest } from './requests/read-request.js';
import { PASSIVE, type Readers, tellingSentences, type Understanding, understand } from './understand.js';

export interface ThreadMessage {
  readonly id: string;
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** Without quotes and signature. */
  readonly text: string;
}

export interface Thread {
  readonly channel: Channel;
  readonly contactName: string | null;
  /** The oldest first; the newest few are enough. */
  readonly messages: readonly ThreadMessage[];
}

export interface SuggestedReply {
  /** Stable for the same message in the same state of its conversation. */
  readonly id: string;
  readonly type: 'acknowledgment' | 'custom_reply';
  readonly content: string;
  /** The probability that the message was understood correctly, in percent. */
  readonly confidence: number;
  /** The sentences it is based on. */
  readonly grounds: readonly { readonly quote: string; readonly messageId: string }[];
}

/** Changes whenever the embedded model would produce different output. */
export const EMBEDDED_MODEL = `embedded-${MODEL.version}`;

const MOST = 3;
const LONGEST_QUOTE = 160;

let loaded: Readers | null = null;

/** Unpacked on first use: most importers never call it. */
function readers(): Readers {
  loaded ??= { classify: classifierOf(MODEL), requests: readRequest };
  return loaded;
}

export const understandText = (text: string): Understanding => understand(text, readers(), MODEL);

/**
 * The messages that jointly wait for a reply: theirs since our last, if the given one is among them.
 *
 * @returns none for our own messages, for lists and automated messages, and for answered ones.
 */
export function openMessages(messages: readonly ThreadMessage[], messageId: string): readonly ThreadMessage[] {
  const answered = messages.findLastIndex(({ direction }) => direction === 'outbound');
  const open = messages.slice(answered + 1).filter(({ kind }) => kind === 'personal');
  return open.some(({ id }) => id === messageId) ? open : [];
}

interface Found extends Understanding {
  readonly message: ThreadMessage;
}

/** The newest request of the open messages; falls back to the newest courtesy. */
function wantedBy(open: readonly ThreadMessage[]): Found | null {
  const found = open
    .toReversed()
    .map((message): Found => ({ ...understandText(message.text), message }))
    .filter(({ intent }) => intent !== 'other');
  return found.find(({ intent }) => !PASSIVE.has(intent)) ?? found[0] ?? null;
}

/**
 * Suggests one to three replies to a message, the most specific first: an acknowledgment, and a reply that asks for missing details.
 *
 * They use the language of the message, quote only its text, and promise nothing. There are none if the message is not understood, is in an
 * unsupported language, or needs no reply: no suggestion is better than a wrong one.
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
  const question = isQuestion(sentence) ? sentence : tellingSentences(message.text).find(isQuestion);
  return { ...entities, question: quoted(question), request: quoted(sentence) };
}

const GAP = /\{(when|deadline|reference|amount|quantity|question|request)\}/gu;

const isGap = (name: string, gaps: Gaps): name is Gap => Object.hasOwn(gaps, name);

const gapNamed = (name: string, gaps: Gaps): string | null => (isGap(name, gaps) ? gaps[name] : null);

function fits({ text, lacks }: Phrase, gaps: Gaps): boolean {
  if (lacks !== undefined && gaps[lacks] !== null) return false;
  return [...text.matchAll(GAP)].every(([, name = '']) => gapNamed(name, gaps) !== null);
}

/** Completes a phrase: fills its gaps, chooses the form of address, and adds a greeting for letters. */
function written(
  text: string,
  gaps: Gaps,
  { channel, contactName }: Thread,
  language: ReplyLanguage,
  said: string,
): string {
  const isClose = isFamiliar(said, language);
  const body = text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_match, polite: string, familiar: string) => (isClose ? familiar : polite))
    .replace(GAP, (_match, name: string) => gapNamed(name, gaps) ?? '');
  // A gap that ends in a full stop also ends the sentence.
  const closed = body.replace(/([.!?…]["”“»]?) ?\./gu, '$1').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (channel !== 'email') return closed;
  return `${greetingOf(contactName, language)}\n\n${closed}`;
}
