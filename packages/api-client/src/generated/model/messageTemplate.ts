/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageTemplateCategory } from './messageTemplateCategory';
import type { MessageTemplateMedia } from './messageTemplateMedia';
import type { TemplatePlace } from './templatePlace';

/**
 * A message template that the provider has approved and accepts at any time.
 */
export interface MessageTemplate {
  name: string;
  /** BCP 47 with an underscore, such as `en_US`. */
  language: string;
  category: MessageTemplateCategory;
  /**
     * Text above the body, with placeholders as the body has them.
     * @nullable
     */
  header: string | null;
  /** The text, with {{1}}, {{2}} … or {{name}} as placeholders. */
  body: string;
  /**
     * Text below the body.
     * @nullable
     */
  footer: string | null;
  /** The kind of file that has to stand above the text; `null` if none. */
  media: MessageTemplateMedia;
  /** The texts to fill in, in order. */
  places: TemplatePlace[];
  /**
     * Number of texts to fill in.
     * @minimum 0
     * @maximum 9007199254740991
     */
  parameters: number;
}
