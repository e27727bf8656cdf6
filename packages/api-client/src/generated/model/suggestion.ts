/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SuggestionGround } from './suggestionGround';
import type { SuggestionSource } from './suggestionSource';
import type { SuggestionType } from './suggestionType';

/**
 * A reply that was prepared. It quotes only what was said, and promises nothing.
 */
export interface Suggestion {
  /** A UUID. */
  id: string;
  /** `acknowledgment` says that it has arrived; `custom_reply` goes into what was written. */
  type: SuggestionType;
  /**
     * The reply, as it would be sent, for a person to change.
     * @maxLength 1200
     */
  content: string;
  /**
     * How likely it is, in percent, that the message was understood rightly. Calibrated.
     * @minimum 0
     * @maximum 100
     */
  confidence: number;
  /** `embedded`: the model that is part of the program. `llm`: the endpoint that the operator has set. */
  source: SuggestionSource;
  grounds: SuggestionGround[];
  /** When it was last put into a reply. */
  usedAt: string | null;
}
