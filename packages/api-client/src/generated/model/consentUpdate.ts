/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Consent } from './consent';

/**
 * Consent of a contact, as recorded by a team member.
 */
export interface ConsentUpdate {
  consent: Consent;
}
