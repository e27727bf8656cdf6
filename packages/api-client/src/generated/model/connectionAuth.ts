/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConnectionAuthScopesItem } from './connectionAuthScopesItem';
import type { HubKey } from './hubKey';

/**
 * How modules come in.
 */
export interface ConnectionAuth {
  /** The claim `iss` of every token. */
  issuer: string;
  /** The claim `aud` of every token. */
  audience: string;
  /** What tokens are signed with. */
  algorithm: 'RS256';
  /**
     * How long a token is good for.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  expires_in_seconds: number;
  /** Where the public keys are. */
  jwks_path: string;
  /**
     * How long they may be kept before they are asked for again.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  jwks_cache_seconds: number;
  /** The first line of what a module signs. */
  signing_context: string;
  /** What a token may be for. */
  scopes: ConnectionAuthScopesItem[];
  /** Newest first; those that went are left out. */
  keys: HubKey[];
}
