/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CampaignRecipientState } from './campaignRecipientState';
import type { Channel } from './channel';

/**
 * One person of an audience, and what they did.
 */
export interface CampaignRecipient {
  /** A UUID. */
  id: string;
  /** `null` when the person was erased. */
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  state: CampaignRecipientState;
  isCanary: boolean;
  /** What they were written; `null` before. */
  variantId: string | null;
  channel: Channel | null;
  /**
     * Why they were skipped or it failed, for programs to compare.
     * @nullable
     */
  code: string | null;
  messageId: string | null;
  sentAt: string | null;
  openedAt: string | null;
  clickedAt: string | null;
  repliedAt: string | null;
  unsubscribedAt: string | null;
  complainedAt: string | null;
}
