/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EmailSummaryContactsAverageScores } from './emailSummaryContactsAverageScores';
import type { EmailSummaryContactsByStatus } from './emailSummaryContactsByStatus';
import type { EmailSummaryContactsTopDomainsItem } from './emailSummaryContactsTopDomainsItem';

export type EmailSummaryContacts = {
  /**
     * How many contacts have an address.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  averageScores: EmailSummaryContactsAverageScores;
  /** What became of the addresses; each is in one of them. */
  byStatus: EmailSummaryContactsByStatus;
  /** The five most frequent ones. */
  topDomains: EmailSummaryContactsTopDomainsItem[];
};
