/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface HubModuleUpdate {
  /** One line of at most 80 characters; unique in the workspace, whatever its case. */
  name?: string;
  /**
     * Begins with https:// or http://, without a query; a slash at its end is left out.
     * @maxLength 2000
     */
  base_url?: string;
  /** An Ed25519 key in base64: its 32 bytes, or the SPKI structure around them. Empty or `null` for none. */
  public_key_b64?: string | null;
  /** Where its OpenAPI document is. Empty or `null` for none. */
  openapi_url?: string | null;
  /** Where it speaks the Model Context Protocol. Empty or `null` for none. */
  mcp_endpoint?: string | null;
  /** Where it makes embeddings. Empty or `null` for none. */
  embeddings_endpoint?: string | null;
  /** Where it searches vectors. Empty or `null` for none. */
  vectors_endpoint?: string | null;
  /** Whether it may be on this machine or in the network around it; `false` when left out. */
  allow_private_network?: boolean;
}
