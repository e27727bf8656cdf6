/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantAnswerDraft } from './assistantAnswerDraft';
import type { AssistantAnswerOutcome } from './assistantAnswerOutcome';
import type { AssistantChoice } from './assistantChoice';
import type { AssistantLink } from './assistantLink';
import type { AssistantScope } from './assistantScope';
import type { AssistantSentence } from './assistantSentence';

/**
 * An answer from the workspace data, computed at the time of the question.
 */
export interface AssistantAnswer {
  /** `which`: the name is that of several contacts; ask again with one of `choices`. `unknown_name`: it is nobody’s. `unsupported`: no tool answers this. */
  outcome: AssistantAnswerOutcome;
  /** The answer. A sentence without a verified citation is left out. */
  sentences: AssistantSentence[];
  /** The texts of `sentences`. */
  answer: string[];
  /** The data that was checked, in plain language. */
  basis: string;
  /** The distinct items that `sentences` cite. */
  links: AssistantLink[];
  scope: AssistantScope;
  /** Whom the name may mean; empty unless `outcome` is `which`. */
  choices: AssistantChoice[];
  /** Words for a reply to a message, if that was asked for. Nothing is saved or sent. */
  draft: AssistantAnswerDraft;
  /** Whether the question was understood. If not, the answer says what can be asked. */
  understood: boolean;
  /** Questions that can be asked. */
  suggestions: string[];
}
