/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CompanyConversation } from './companyConversation';
import type { CompanyMember } from './companyMember';
import type { CompanyPerson } from './companyPerson';
import type { Deal } from './deal';

/**
 * A company with its people, conversations and deals.
 */
export interface CompanyDetail {
  /** The most frequent spelling. */
  name: string;
  /**
     * Number of contacts there.
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /** Newest message with any of them. */
  lastMessageAt: string | null;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  openDeals: number;
  /**
     * Sum of the open deals, in the currency of the workspace.
     * @minimum 0
     */
  openValue: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  wonDeals: number;
  /**
     * Sum of the deals that were won.
     * @minimum 0
     */
  wonValue: number;
  currency: string;
  /** Up to 100, the most recent first. */
  contacts: CompanyPerson[];
  /** Most messages first. */
  members: CompanyMember[];
  /** The latest 20, newest first. */
  conversations: CompanyConversation[];
  /** Up to 100, newest first. */
  deals: Deal[];
}
