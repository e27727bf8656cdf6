/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EmailSummaryContacts } from './emailSummaryContacts';

/**
 * Reachability and engagement of contacts with an email address.
 */
export interface EmailSummary {
  contacts: EmailSummaryContacts;
}
