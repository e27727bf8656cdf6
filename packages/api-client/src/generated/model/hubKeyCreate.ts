/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubKeyCreateAlgorithm } from './hubKeyCreateAlgorithm';

/**
 * Which kind of key pair to make.
 */
export interface HubKeyCreate {
  /** RS256 signs tokens; Ed25519 signs single things. */
  algorithm: HubKeyCreateAlgorithm;
}
