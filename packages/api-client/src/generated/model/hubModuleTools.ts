/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleToolsToolsItem } from './hubModuleToolsToolsItem';

/**
 * The tools that a module offers by the Model Context Protocol, in the module's own words: text, never markup.
 */
export interface HubModuleTools {
  /**
     * What it calls itself.
     * @nullable
     */
  server_name: string | null;
  /** @nullable */
  server_version: string | null;
  /** At most 100. */
  tools: HubModuleToolsToolsItem[];
  /** An instant: ISO 8601, UTC, with milliseconds. */
  fetched_at: string;
}
