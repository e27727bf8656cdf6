/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AssistantCitation } from './assistantCitation';

export interface AssistantSentence {
  /** Without links and addresses of outsiders, and without invisible characters. */
  text: string;
  citations: AssistantCitation[];
}
