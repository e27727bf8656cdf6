/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantLink } from './assistantLink';

/**
 * An answer from the workspace data, computed at the time of the question.
 */
export interface AssistantAnswer {
  /** The answer, one sentence or list item per entry. */
  answer: string[];
  /** The data that was checked, in plain language. */
  basis: string;
  links: AssistantLink[];
  /** Whether the question was understood. If not, the answer says what can be asked. */
  understood: boolean;
  /** Suggested follow-up questions. */
  suggestions: string[];
}
