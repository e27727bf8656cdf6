/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantLinkKind } from './assistantLinkKind';

/**
 * An item mentioned in an answer, to open.
 */
export interface AssistantLink {
  kind: AssistantLinkKind;
  /** A UUID. */
  id: string;
  label: string;
}
