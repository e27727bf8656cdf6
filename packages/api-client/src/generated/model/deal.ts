/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealContact } from './dealContact';
import type { DealState } from './dealState';

/**
 * A deal with a contact. A deal that is won counts as a purchase.
 */
export interface Deal {
  /** A UUID. */
  id: string;
  /**
     * `null` for a purchase that was recorded without one.
     * @nullable
     */
  title: string | null;
  contact: DealContact;
  /**
     * The company of the deal, or else that of its contact.
     * @nullable
     */
  company: string | null;
  /** Whether the company is set on the deal itself. */
  hasOwnCompany: boolean;
  /**
     * A stage of the board: one of `GET /api/deals/board`, such as `new`, or `won` or `lost`.
     * @pattern ^[a-z0-9-]{1,40}$
     */
  stage: string;
  state: DealState;
  /**
     * In the currency of the workspace.
     * @minimum 0
     * @maximum 1000000000000
     */
  value: number;
  /** The day on which it is expected to close. */
  expectedOn: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  openedAt: string;
  /** When it was won or lost. */
  closedAt: string | null;
  /** @nullable */
  note: string | null;
  /** The linked conversations, in the order of linking. */
  conversationIds: string[];
}
