/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EmailSummaryContactsAverageScores } from './emailSummaryContactsAverageScores';
import type { EmailSummaryContactsByStatus } from './emailSummaryContactsByStatus';
import type { EmailSummaryContactsTopDomainsItem } from './emailSummaryContactsTopDomainsItem';

export type EmailSummaryContacts = {
  /**
     * Number of contacts with an email address.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  averageScores: EmailSummaryContactsAverageScores;
  /** Addresses by status. Each address has exactly one status. */
  byStatus: EmailSummaryContactsByStatus;
  /** The five most frequent domains. */
  topDomains: EmailSummaryContactsTopDomainsItem[];
};
