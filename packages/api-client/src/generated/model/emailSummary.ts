/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EmailSummaryContacts } from './emailSummaryContacts';

/**
 * How the people behind our addresses are reached.
 */
export interface EmailSummary {
  contacts: EmailSummaryContacts;
}
