/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantLink } from './assistantLink';

/**
 * An answer from the workspace itself, computed when it was asked.
 */
export interface AssistantAnswer {
  /** The answer, a sentence or a line of a list each. */
  answer: string[];
  /** What was looked at, in words. */
  basis: string;
  links: AssistantLink[];
  /** Whether the question was understood. If not, the answer says what can be asked. */
  understood: boolean;
  /** Questions that can be asked next. */
  suggestions: string[];
}
