/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleApiOperationsItem } from './hubModuleApiOperationsItem';
import type { HubModuleApiProblemsItem } from './hubModuleApiProblemsItem';

/**
 * A module's OpenAPI document as it was last fetched. All of it is the module's own words: text, never markup.
 */
export interface HubModuleApi {
  title: string;
  version: string;
  /** The version of OpenAPI that it is written in, or of Swagger. */
  openapi: string;
  is_valid: boolean;
  /** What is wrong with it; at most 50 are listed. */
  problems: HubModuleApiProblemsItem[];
  /** In the order of the document; at most 1,000 are listed. */
  operations: HubModuleApiOperationsItem[];
  /** An instant: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
}
