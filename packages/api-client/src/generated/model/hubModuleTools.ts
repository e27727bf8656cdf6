/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleToolsToolsItem } from './hubModuleToolsToolsItem';

/**
 * The tools that a module offers over the Model Context Protocol, in the module's own words: text, never markup.
 */
export interface HubModuleTools {
  /**
     * Name that the server reports.
     * @nullable
     */
  server_name: string | null;
  /** @nullable */
  server_version: string | null;
  /** At most 100. */
  tools: HubModuleToolsToolsItem[];
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
}
