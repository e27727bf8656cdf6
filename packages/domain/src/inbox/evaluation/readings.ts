import { ownWords } from '../../shared/text/own-words.js';
import { asksQuestion, findRequest } from '../../shared/text/signals.js';
import { customerIntent } from '../intents/customer-intent.js';
import { actionOf, type NextAction } from '../intents/next-action.js';
import { type Urgency, urgencyOf, urgencyShown } from '../intents/urgency.js';
import type { Answered } from './answered.js';

/** What a model said about a message when it came. */
export interface Reading {
  /** Under which past outcomes of other messages are looked up; `null` where the model abstains. */
  readonly intent: string | null;
  /** Whether the message asks something of us; `null` where the model does not say. */
  readonly asks: boolean | null;
  readonly urgency: Urgency | null;
  /** Suggested replies. */
  readonly replies: readonly string[];
  /** Tokens of an endpoint. */
  readonly tokens: number;
}

/** What was done. */
export interface Outcome {
  readonly action: NextAction;
  readonly urgency: Urgency;
  readonly reply: string;
}

export const outcomeOf = ({ message, reply }: Answered): Outcome => ({
  action: actionOf(reply.text),
  urgency: urgencyShown(reply.sentAt - message.sentAt),
  reply: ownWords(reply.text),
});

/** Intents that want something. */
const TELLS: ReadonlySet<string> = new Set(['appreciation', 'acceptance', 'introduction']);

/** The embedded models, without their suggested replies. */
export function embeddedReading(answered: Answered): Omit<Reading, 'replies'> {
  const intent = customerIntent(answered.message.text)?.intent ?? null;
  const { urgency } = urgencyOf(ownWords(answered.message.text), answered.message.subject);
  return { intent, asks: urgency !== 'low' || (intent !== null && !TELLS.has(intent)), urgency, tokens: 0 };
}

/** Phrases alone: a question mark or a request. It names no intents beyond that and writes nothing. */
export function rulesReading(answered: Answered): Reading {
  const own = ownWords(answered.message.text);
  const isQuestion = asksQuestion(own);
  const isRequest = findRequest(own) !== null;
  const intent = isQuestion ? 'question' : isRequest ? 'request' : null;
  return {
    intent,
    asks: isQuestion || isRequest,
    urgency: isQuestion || isRequest ? 'medium' : 'low',
    replies: [],
    tokens: 0,
  };
}
