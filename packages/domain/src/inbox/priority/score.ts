import { ownWords } from '../../shared/text/own-words.js';
import { asksQuestion, findDeadline, findHaste, findRequest, isCourtesy } from '../../shared/text/signals.js';
import { HOUR } from '../../shared/time/units.js';
import { findCancellation } from '../cancellation/find-cancellation.js';
import { findWanted, isDoubtful } from '../suggestions/requests/find-wanted.js';
import type { MessageFacts } from './facts.js';
import type { PriorityReason, PriorityReasonCode, UrgencyCause } from './reasons.js';

export interface Priority {
  /** An integer from 0 to 100. */
  readonly priority: number;
  readonly isUrgent: boolean;
  /** In order of application. Their points add up to the priority, before it is clamped to 0–100. */
  readonly reasons: readonly PriorityReason[];
}

/** The points of each rule; this table documents their weights. */
export const PRIORITY_POINTS = {
  personal: 30,
  outbound: 20,
  list: 10,
  automatic: 5,
  bounce: 35,
  answered: -15,
  closeRelationship: 15,
  relationship: 10,
  frequent: 5,
  newSender: 5,
  direct: 5,
  copied: -10,
  question: 12,
  request: 8,
  /** Of a question or phrase that the request model takes for a formula. */
  doubtfulQuestion: 6,
  doubtfulRequest: 4,
  deadline: 12,
  deadlineSoon: 18,
  haste: 14,
  /** At a compound of -1; proportionally less above. */
  complaint: 12,
  cancellation: 20,
  courtesy: -15,
} as const;

/** Points by waiting time of an unanswered message; monotonic. */
const WAITING_STEPS = [
  { hours: 168, points: 18, text: 'Has waited a week or more' },
  { hours: 96, points: 14, text: 'Has waited four days or more' },
  { hours: 48, points: 10, text: 'Has waited two days or more' },
  { hours: 24, points: 6, text: 'Has waited a day or more' },
  { hours: 4, points: 3, text: 'Has waited four hours or more' },
] as const;

/** Compounds at or below this count as a complaint for urgency. */
const STRONG_COMPLAINT = -0.4;
const COMPLAINT = -0.05;

function baseReason(facts: MessageFacts): PriorityReason {
  if (facts.kind === 'list') return { code: 'list', points: PRIORITY_POINTS.list, text: 'Sent to a mailing list' };
  if (facts.kind === 'automatic')
    return { code: 'automatic', points: PRIORITY_POINTS.automatic, text: 'Written by a machine' };
  if (facts.kind === 'bounce')
    return { code: 'bounce', points: PRIORITY_POINTS.bounce, text: 'A message of yours was not delivered' };
  if (facts.direction === 'outbound')
    return { code: 'outbound', points: PRIORITY_POINTS.outbound, text: 'Written by you' };
  return { code: 'base', points: PRIORITY_POINTS.personal, text: 'Written by a person, to you' };
}

function* senderReasons({ sender }: MessageFacts): Generator<PriorityReason> {
  if (sender === null) return;
  if (sender.repliesFromUs >= 5) {
    yield {
      code: 'relationship',
      points: PRIORITY_POINTS.closeRelationship,
      text: `You have written to them ${sender.repliesFromUs} times`,
      replies: sender.repliesFromUs,
    };
  } else if (sender.repliesFromUs >= 1) {
    yield {
      code: 'relationship',
      points: PRIORITY_POINTS.relationship,
      text: 'You have written to them before',
      replies: null,
    };
  } else if (sender.messagesFromThem <= 1) {
    yield { code: 'new_sender', points: PRIORITY_POINTS.newSender, text: 'Writes to you for the first time' };
  }
  if (sender.messagesFromThem >= 10)
    yield { code: 'frequent', points: PRIORITY_POINTS.frequent, text: 'Writes to you often' };
}

function* addressReasons({ addressed }: MessageFacts): Generator<PriorityReason> {
  if (addressed === 'direct') yield { code: 'direct', points: PRIORITY_POINTS.direct, text: 'Addressed to you' };
  if (addressed === 'copied') yield { code: 'copied', points: PRIORITY_POINTS.copied, text: 'You are only in copy' };
}

/** An empty line keeps phrases from reaching out of the subject. */
const readable = ({ subject }: MessageFacts, own: string): string => `${subject ?? ''}\n\n${own}`;

/** Questions and requests, by their phrases or by the request model, which halves what a formula weighs. */
function* askingReasons(text: string, own: string): Generator<PriorityReason> {
  const isQuestion = asksQuestion(text);
  const phrase = findRequest(text);
  const isFormula = (isQuestion || phrase !== null) && isDoubtful(text);
  if (isQuestion) {
    const points = isFormula ? PRIORITY_POINTS.doubtfulQuestion : PRIORITY_POINTS.question;
    yield { code: 'question', points, text: 'Asks a question' };
  }
  const request = phrase ?? (isQuestion ? null : (findWanted(own)?.words ?? null));
  if (request === null) return;
  const points = isFormula ? PRIORITY_POINTS.doubtfulRequest : PRIORITY_POINTS.request;
  yield { code: 'request', points, text: `Makes a request (“${request}”)`, quote: request };
}

function* wordReasons(facts: MessageFacts): Generator<PriorityReason> {
  const own = ownWords(facts.text);
  const text = readable(facts, own);
  yield* askingReasons(text, own);
  const deadline = findDeadline(text);
  if (deadline !== null) {
    const points = deadline.soon ? PRIORITY_POINTS.deadlineSoon : PRIORITY_POINTS.deadline;
    yield { code: 'deadline', points, text: `Mentions a time (“${deadline.phrase}”)`, quote: deadline.phrase };
  }
  const haste = findHaste(text);
  if (haste !== null)
    yield { code: 'haste', points: PRIORITY_POINTS.haste, text: `Asks you to hurry (“${haste}”)`, quote: haste };
  if (facts.sentiment !== null && facts.sentiment <= COMPLAINT) {
    const points = Math.round(PRIORITY_POINTS.complaint * Math.min(1, -facts.sentiment));
    yield { code: 'complaint', points, text: 'Sounds unhappy' };
  }
  const leaving = findCancellation(text);
  if (leaving !== null)
    yield {
      code: 'cancellation',
      points: PRIORITY_POINTS.cancellation,
      text: `Wants to leave (“${leaving.words}”)`,
      quote: leaving.words,
    };
  if (isCourtesy(own)) yield { code: 'courtesy', points: PRIORITY_POINTS.courtesy, text: 'Only says thanks or agrees' };
}

const ASKING: ReadonlySet<PriorityReasonCode> = new Set([
  'question',
  'request',
  'deadline',
  'haste',
  'complaint',
  'cancellation',
]);

function* waitingReasons(facts: MessageFacts, asks: boolean, now: number): Generator<PriorityReason> {
  if (!facts.isUnanswered) {
    yield { code: 'answered', points: PRIORITY_POINTS.answered, text: 'Already answered' };
    return;
  }
  if (facts.sentAt === null || !asks) return;
  const waited = now - facts.sentAt;
  const step = WAITING_STEPS.find(({ hours }) => waited >= hours * HOUR);
  if (step !== undefined) yield { code: 'waiting', points: step.points, text: step.text, hours: step.hours };
}

const URGENCY_TEXT: Readonly<Record<UrgencyCause, string>> = {
  cancellation: 'Urgent: wants to leave',
  haste: 'Urgent: asks you to hurry',
  deadline: 'Urgent: asks for something by today or tomorrow',
  complaint: 'Urgent: a known contact is very unhappy',
};

/**
 * Why a message is urgent, or `null`: it ends the business relationship, asks for haste, names today or tomorrow, or a known contact is very
 * unhappy.
 */
function urgency(facts: MessageFacts, reasons: readonly PriorityReason[]): UrgencyCause | null {
  if (reasons.some(({ code }) => code === 'cancellation')) return 'cancellation';
  if (reasons.some(({ code }) => code === 'haste')) return 'haste';
  const text = readable(facts, ownWords(facts.text));
  const asks = reasons.some(({ code }) => code === 'question' || code === 'request');
  if (asks && findDeadline(text)?.soon === true) return 'deadline';
  const known = reasons.some(({ code }) => code === 'relationship');
  if (known && facts.sentiment !== null && facts.sentiment <= STRONG_COMPLAINT) return 'complaint';
  return null;
}

/**
 * How much a message needs a reply, from 0 to 100, and whether immediately, with the reasons.
 *
 * A personal message starts at 30. It gains by sender (we reply to them, they write often, it is their first message), address (direct, or in copy),
 * content (a question, a request, a date, haste, displeasure, a cancellation) and waiting time. Mere thanks, answered messages and our own stay low.
 * Lists and automated email never gain: nobody waits there. Deterministic, and never decreases with time.
 *
 * @param now ms since the epoch; the end of the waiting time.
 */
export function scoreMessage(facts: MessageFacts, now: number): Priority {
  const wantsAnswer = facts.direction === 'inbound' && facts.kind === 'personal';
  const reasons: PriorityReason[] = [baseReason(facts)];
  if (wantsAnswer) {
    reasons.push(...senderReasons(facts), ...addressReasons(facts), ...wordReasons(facts));
    const asks = reasons.some(({ code }) => ASKING.has(code));
    reasons.push(...waitingReasons(facts, asks, now));
  }
  const cause = wantsAnswer && facts.isUnanswered && facts.addressed !== 'copied' ? urgency(facts, reasons) : null;
  if (cause !== null) reasons.push({ code: 'urgent', points: 0, text: URGENCY_TEXT[cause], cause });
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return { priority: Math.min(100, Math.max(0, sum)), isUrgent: cause !== null, reasons };
}
