/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantCitationKind } from './assistantCitationKind';

/**
 * What a sentence rests on, as the tools returned it.
 */
export interface AssistantCitation {
  kind: AssistantCitationKind;
  /** The ID of the item. Of a figure, the stable name of what was counted. */
  id: string;
  label: string;
}
