import { asksQuestion } from '../../shared/text/signals.js';
import { understandText } from '../suggestions/suggest.js';
import { type Outcomes, type Share, sharesOf } from './outcomes.js';

export const NEXT_ACTIONS = ['schedule_call', 'send_quote', 'send_document', 'ask_back', 'answer'] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];

const ENCLOSED =
  /(?<!\p{L})(?:attach(?:ed|ing|ment)|enclos(?:ed|ing)|im anhang|anbei|beigefügt|ci-joint|en pièce jointe|adjunt[oa]s?)(?!\p{L})/iu;
const QUOTED =
  /(?<!\p{L})(?:quot(?:e|ation)|offer|price(?: list)?|angebot|preis\p{L}*|devis|tarifs?|presupuesto|oferta|precios?)(?!\p{L})/iu;
const AMOUNT = /[€£$]\s?\d|\d\s?(?:€|£|eur|usd|chf)(?!\p{L})/iu;

/** The action in our reply. If several apply, the first of `NEXT_ACTIONS` counts. */
export function actionOf(reply: string): NextAction {
  const { intent } = understandText(reply);
  if (intent === 'meeting' || intent === 'reschedule') return 'schedule_call';
  if (QUOTED.test(reply) && (ENCLOSED.test(reply) || AMOUNT.test(reply))) return 'send_quote';
  if (ENCLOSED.test(reply)) return 'send_document';
  return asksQuestion(reply) ? 'ask_back' : 'answer';
}

/** The likely next action, from past replies to similar messages; `null` if there are too few. */
export const nextAction = (answered: Outcomes<NextAction>): Share<NextAction> | null =>
  sharesOf(NEXT_ACTIONS, answered)?.[0] ?? null;
