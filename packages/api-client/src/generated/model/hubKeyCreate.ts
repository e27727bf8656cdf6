/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubKeyCreateAlgorithm } from './hubKeyCreateAlgorithm';

/**
 * Type of key pair to create.
 */
export interface HubKeyCreate {
  /** RS256 signs tokens; Ed25519 signs individual requests. */
  algorithm: HubKeyCreateAlgorithm;
}
