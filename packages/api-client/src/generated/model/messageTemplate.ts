/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageTemplateCategory } from './messageTemplateCategory';

/**
 * A message template that the provider has approved and accepts at any time.
 */
export interface MessageTemplate {
  name: string;
  /** BCP 47 with an underscore, such as `en_US`. */
  language: string;
  category: MessageTemplateCategory;
  /**
     * Text above the body.
     * @nullable
     */
  header: string | null;
  /** The text, with {{1}}, {{2}} … as placeholders. */
  body: string;
  /**
     * Text below the body.
     * @nullable
     */
  footer: string | null;
  /**
     * Number of placeholders to fill in.
     * @minimum 0
     * @maximum 9007199254740991
     */
  parameters: number;
}
