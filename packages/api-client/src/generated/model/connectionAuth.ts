/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConnectionAuthScopesItem } from './connectionAuthScopesItem';
import type { HubKey } from './hubKey';

/**
 * The authentication settings for modules.
 */
export interface ConnectionAuth {
  /** The `iss` claim of every token. */
  issuer: string;
  /** The `aud` claim of every token. */
  audience: string;
  /** Signing algorithm of the tokens. */
  algorithm: 'RS256';
  /**
     * Token lifetime, in seconds.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  expires_in_seconds: number;
  /** Path of the public keys. */
  jwks_path: string;
  /**
     * How long the public keys may be cached, in seconds.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  jwks_cache_seconds: number;
  /** First line of the text that a module signs. */
  signing_context: string;
  /** Scopes that a token can have. */
  scopes: ConnectionAuthScopesItem[];
  /** Newest first; expired keys are left out. */
  keys: HubKey[];
}
