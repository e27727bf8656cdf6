/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A new module.
 */
export interface HubModuleCreate {
  /** One line, at most 80 characters; unique in the workspace, case-insensitive. */
  name: string;
  /**
     * Starts with https:// or http:// and has no query; a trailing slash is removed.
     * @maxLength 2000
     */
  base_url: string;
  /** An Ed25519 key in base64: its 32 bytes, or the SPKI structure that contains them. Empty or `null` for none. */
  public_key_b64?: string | null;
  /** URL of its OpenAPI document. Empty or `null` for none. */
  openapi_url?: string | null;
  /** URL of its Model Context Protocol endpoint. Empty or `null` for none. */
  mcp_endpoint?: string | null;
  /** URL of its embeddings endpoint. Empty or `null` for none. */
  embeddings_endpoint?: string | null;
  /** URL of its vector search endpoint. Empty or `null` for none. */
  vectors_endpoint?: string | null;
  /** Whether it may be on this machine or its local network; `false` if omitted. */
  allow_private_network?: boolean;
}
