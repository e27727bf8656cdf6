/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubModuleStatus } from './hubModuleStatus';

/**
 * A program that works with this workspace.
 */
export interface HubModule {
  /** A UUID. */
  id: string;
  /** Unique in the workspace, case-insensitive. */
  name: string;
  /** Base URL. Health is checked at `{base_url}/health`. */
  base_url: string;
  /**
     * Its Ed25519 key: 32 bytes in base64.
     * @nullable
     */
  public_key_b64: string | null;
  /**
     * URL of its OpenAPI document.
     * @nullable
     */
  openapi_url: string | null;
  /**
     * URL of its Model Context Protocol endpoint.
     * @nullable
     */
  mcp_endpoint: string | null;
  /**
     * URL of its embeddings endpoint.
     * @nullable
     */
  embeddings_endpoint: string | null;
  /**
     * URL of its vector search endpoint.
     * @nullable
     */
  vectors_endpoint: string | null;
  /** Whether it may be on this machine or its local network. */
  allow_private_network: boolean;
  /** Status at its last check; `null` before the first. */
  status: HubModuleStatus;
  /**
     * As last reported.
     * @nullable
     */
  version: string | null;
  /** Capabilities it last reported, at most 50. */
  capabilities: string[];
  /**
     * Why the last check failed, in one sentence; `null` if it succeeded.
     * @nullable
     */
  problem: string | null;
  /** When it was last checked. */
  last_checked_at: string | null;
  /** When it last reported that it is healthy. */
  last_seen_at: string | null;
  /** Response time, in ms; `null` if there was no response. */
  latency_ms: number | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  created_at: string;
}
