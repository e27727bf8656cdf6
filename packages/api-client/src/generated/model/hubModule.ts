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
  /** Unique in the workspace, whatever its case. */
  name: string;
  /** Where it is; its health is asked for at `{base_url}/health`. */
  base_url: string;
  /**
     * Its Ed25519 key: 32 bytes in base64.
     * @nullable
     */
  public_key_b64: string | null;
  /**
     * Where its OpenAPI document is.
     * @nullable
     */
  openapi_url: string | null;
  /**
     * Where it speaks the Model Context Protocol.
     * @nullable
     */
  mcp_endpoint: string | null;
  /**
     * Where it makes embeddings.
     * @nullable
     */
  embeddings_endpoint: string | null;
  /**
     * Where it searches vectors.
     * @nullable
     */
  vectors_endpoint: string | null;
  /** Whether it may be on this machine or in the network around it. */
  allow_private_network: boolean;
  /** By its last check; `null` before the first. */
  status: HubModuleStatus;
  /**
     * As it last said.
     * @nullable
     */
  version: string | null;
  /** What it last said it can do; at most 50. */
  capabilities: string[];
  /**
     * Why the last check failed, in a sentence; `null` when it did not.
     * @nullable
     */
  problem: string | null;
  /** When it was last asked. */
  last_checked_at: string | null;
  /** When it last answered that it is well. */
  last_seen_at: string | null;
  /** How long the answer took, in ms; `null` when there was none. */
  latency_ms: number | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  created_at: string;
}
