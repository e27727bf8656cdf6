/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RememberedMessage } from './rememberedMessage';
import type { SuggestionGround } from './suggestionGround';
import type { SuggestionSource } from './suggestionSource';
import type { SuggestionType } from './suggestionType';

/**
 * A suggested reply. It quotes only what was said and makes no promises.
 */
export interface Suggestion {
  /** A UUID. */
  id: string;
  /** `acknowledgment` confirms receipt; `custom_reply` responds to the content. */
  type: SuggestionType;
  /**
     * The reply as it would be sent, ready to edit.
     * @maxLength 1200
     */
  content: string;
  /**
     * Calibrated probability that the message was understood correctly, in percent.
     * @minimum 0
     * @maximum 100
     */
  confidence: number;
  /** `embedded`: the built-in model. `llm`: the endpoint configured by the operator. `memory`: how a similar message was answered before. */
  source: SuggestionSource;
  grounds: SuggestionGround[];
  /** Only with `memory`. */
  answered: RememberedMessage | null;
  /** When it was last used in a reply. */
  usedAt: string | null;
}
