/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { CompanyConversationContact } from './companyConversationContact';

/**
 * A conversation with a contact at a company.
 */
export interface CompanyConversation {
  /** A UUID. */
  id: string;
  channel: Channel;
  /** @nullable */
  subject: string | null;
  contact: CompanyConversationContact;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messageCount: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  lastMessageAt: string;
}
