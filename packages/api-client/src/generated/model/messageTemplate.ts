/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageTemplateCategory } from './messageTemplateCategory';

/**
 * A message that the provider has approved and takes at any time.
 */
export interface MessageTemplate {
  name: string;
  /** BCP 47 with an underscore: `en_US`. */
  language: string;
  category: MessageTemplateCategory;
  /**
     * What stands above the text.
     * @nullable
     */
  header: string | null;
  /** The text, with {{1}}, {{2}} … where something is filled in. */
  body: string;
  /**
     * What stands below the text.
     * @nullable
     */
  footer: string | null;
  /**
     * How many places are to be filled in.
     * @minimum 0
     * @maximum 9007199254740991
     */
  parameters: number;
}
