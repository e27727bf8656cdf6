/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleApiOperationsItem } from './hubModuleApiOperationsItem';
import type { HubModuleApiProblemsItem } from './hubModuleApiProblemsItem';

/**
 * A module's OpenAPI document as last fetched. All content comes from the module: text, never markup.
 */
export interface HubModuleApi {
  title: string;
  version: string;
  /** The OpenAPI or Swagger version of the document. */
  openapi: string;
  is_valid: boolean;
  /** Problems in the document; at most 50 are listed. */
  problems: HubModuleApiProblemsItem[];
  /** In document order; at most 1,000 are listed. */
  operations: HubModuleApiOperationsItem[];
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
}
