/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CampaignRecipientState } from './campaignRecipientState';
import type { Channel } from './channel';

/**
 * A campaign recipient and their activity.
 */
export interface CampaignRecipient {
  /** A UUID. */
  id: string;
  /** `null` if the contact was erased. */
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
  state: CampaignRecipientState;
  isCanary: boolean;
  /** The variant they received; `null` before sending. */
  variantId: string | null;
  channel: Channel | null;
  /**
     * Machine-readable reason for a skip or failure.
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
