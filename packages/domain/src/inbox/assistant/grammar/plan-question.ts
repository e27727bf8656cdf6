import { replyLanguageOf } from '../../../shared/text/language.js';
import { type AnswerLanguage, type AskedAt, type AssistantPlan, type AssistantTool, MOST_STEPS } from '../plan.js';
import { understandQuestion } from '../question.js';
import type { OwnWords } from '../trust/index.js';
import { cleaned } from './clean.js';
import { messagesAsked, NOUN } from './messages.js';
import { lateRuleFor, ruleFor } from './rules.js';

/** What a question asks for: a plan of tools, or why there is none. */
export type Understood =
  | { readonly kind: 'plan'; readonly plan: AssistantPlan }
  /** `action`: it asks to change or send something. `unknown`: no rule has it. */
  | { readonly kind: 'unsupported'; readonly because: 'action' | 'unknown'; readonly language: AnswerLanguage };

const ACTION =
  /^(?:send|delete|remove|erase|forward|archive|mark|snooze|assign|schedule|book|block|unsubscribe|call|dial|cancel|pay|transfer|move|merge|export|download|upload|share|post|publish|invite|add|change|update|edit|set|turn|reply|answer|translate|ignore|buy|schicke?|sende?|lösche?|entferne?|leite|archivier\w*|markier\w*|verschieb\w*|plane?|buche?|blockier\w*|ruf|rufe|storniere?|bezahle?|überweise?|exportier\w*|ändere?|antworte?|übersetze?|öffne)(?!\p{L})/iu;
const LANGUAGE_OF_ACTION =
  /^(?:schick|send(?:e\b)|lösch|entfern|leite|archivier|markier|verschieb|plane|buch|blockier|ruf|storn|bezahl|überweis|exportier|änder|antworte|übersetz|öffne)/iu;

/** Several questions in one text, each with its own mark. */
const SENTENCES = /(?<=[?])\s+(?=\S)/u;

/**
 * Compiles a question to a plan by rules, in English and German. The plan is fixed before anything is read, so nothing that is read can change it.
 */
export function planQuestion(words: OwnWords, at: AskedAt): Understood {
  const parts = words.text.split(SENTENCES).slice(0, MOST_STEPS + 1);
  const understood = parts.map((part) => stepOf(part, at));
  const steps = understood.flatMap((one) => ('tool' in one ? [one] : []));
  const [first] = steps;
  const unsupported = understood.find((one) => 'because' in one);
  if (unsupported !== undefined || first === undefined || steps.length > MOST_STEPS) {
    const language = unsupported?.language ?? 'en';
    return { kind: 'unsupported', because: unsupported?.because ?? 'unknown', language };
  }
  return { kind: 'plan', plan: { steps: steps.map(({ tool }) => tool), language: first.language } };
}

type Step =
  | { readonly tool: AssistantTool; readonly language: AnswerLanguage }
  | { readonly because: 'action' | 'unknown'; readonly language: AnswerLanguage };

function stepOf(question: string, at: AskedAt): Step {
  const text = cleaned(question);
  const language = languageOf(text);
  if (ACTION.test(text)) return { because: 'action', language: LANGUAGE_OF_ACTION.test(text) ? 'de' : language };
  const ruled = ruleFor(text);
  if (ruled !== null) return ruled;
  const tool = messagesAsked(text, at) ?? otherwise(question);
  return tool === null ? (lateRuleFor(text) ?? { because: 'unknown', language }) : { tool, language };
}

/** The older rules look for words anywhere. A count of messages that narrows in a way nobody understood would be wrong. */
function otherwise(question: string): AssistantTool | null {
  const tool = understandQuestion(question);
  return tool?.kind === 'count' && NOUN.test(question) ? null : tool;
}

const GERMAN =
  /(?<!\p{L})(?:wie|was|wer|wen|wem|wann|wo|welche[rnms]?|zeige?|nachrichten?|ungelesene?[nr]?|kamen|gestern|heute|woche|haben|hat|ist|sind|mir|uns|und|bitte|viele)(?!\p{L})/giu;

const languageOf = (text: string): AnswerLanguage =>
  replyLanguageOf(text) === 'de' || (text.match(GERMAN)?.length ?? 0) >= 2 ? 'de' : 'en';
