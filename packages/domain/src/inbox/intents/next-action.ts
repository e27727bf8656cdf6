import { type Arm, meanOf, posterior } from '../../delivery/experiments/arm.js';
import { asksQuestion } from '../../shared/text/signals.js';
import { understandText } from '../suggestions/suggest.js';
import { type Outcomes, type Share, sharesOf } from './outcomes.js';

/** What people do when they answer. */
export const NEXT_ACTIONS = ['schedule_call', 'send_quote', 'send_document', 'ask_back', 'answer'] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];

const ENCLOSED =
  /(?<!\p{L})(?:attach(?:ed|ing|ment)|enclos(?:ed|ing)|im anhang|anbei|beigefügt|ci-joint|en pièce jointe|adjunt[oa]s?)(?!\p{L})/iu;
const QUOTED =
  /(?<!\p{L})(?:quot(?:e|ation)|offer|price(?: list)?|angebot|preis\p{L}*|devis|tarifs?|presupuesto|oferta|precios?)(?!\p{L})/iu;
const AMOUNT = /[€£$]\s?\d|\d\s?(?:€|£|eur|usd|chf)(?!\p{L})/iu;

/** What a reply of ours did. A reply that does several things counts as the first of `NEXT_ACTIONS`. */
export function actionOf(reply: string): NextAction {
  const { intent } = understandText(reply);
  if (intent === 'meeting' || intent === 'reschedule') return 'schedule_call';
  if (QUOTED.test(reply) && (ENCLOSED.test(reply) || AMOUNT.test(reply))) return 'send_quote';
  if (ENCLOSED.test(reply)) return 'send_document';
  return asksQuestion(reply) ? 'ask_back' : 'answer';
}

/** What is done next with such a message, by what was done with those before; `null` where too few were answered. */
export const nextAction = (answered: Outcomes<NextAction>): Share<NextAction> | null =>
  sharesOf(NEXT_ACTIONS, answered)?.[0] ?? null;

/**
 * What a message with an intent is worth, in the currency: the chance that the intent is right, times the mean of the Beta posterior that somebody with
 * it buys, times what those who bought were worth on average.
 *
 * @param bought of people with that intent: how many there were, and how many bought.
 * @param meanValue of what they bought.
 * @returns `null` while nobody has bought: there is nothing to multiply with.
 */
export const expectedValue = (probability: number, bought: Arm, meanValue: number): number | null =>
  bought.successes === 0 ? null : probability * meanOf(posterior(bought)) * meanValue;
