/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TemplatePlacePart } from './templatePlacePart';

/**
 * A text that a template leaves open.
 */
export interface TemplatePlace {
  /** Where the text stands; in a button it ends the address. */
  part: TemplatePlacePart;
  /**
     * Of a button among the buttons of the template; 0 elsewhere.
     * @minimum 0
     * @maximum 9007199254740991
     */
  index: number;
  /** As it stands between {{ and }}: `1`, or `customer_name` where placeholders are named. */
  name: string;
  /**
     * An example, or the label of the button.
     * @nullable
     */
  hint: string | null;
}
