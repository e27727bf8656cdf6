/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubJsonWebKey } from './hubJsonWebKey';

/**
 * The public keys whose signatures are valid (RFC 7517).
 */
export interface HubJsonWebKeySet {
  keys: HubJsonWebKey[];
}
