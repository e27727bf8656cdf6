/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantLinkKind } from './assistantLinkKind';

/**
 * What an answer speaks of, to be opened.
 */
export interface AssistantLink {
  kind: AssistantLinkKind;
  /** A UUID. */
  id: string;
  label: string;
}
