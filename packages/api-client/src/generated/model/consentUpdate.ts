/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Consent } from './consent';

/**
 * What they said, as a person heard it.
 */
export interface ConsentUpdate {
  consent: Consent;
}
