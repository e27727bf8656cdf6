/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ChannelMode } from './channelMode';
import type { EligibilityCode } from './eligibilityCode';

/**
 * Whether a contact can be messaged on a channel now.
 */
export interface ChannelEligibility {
  channel: Channel;
  mode: ChannelMode;
  /** Whether a message can be sent now. */
  eligible: boolean;
  /** Why a message cannot be sent; `null` if it can. */
  code: EligibilityCode | null;
  /**
     * Why a message cannot be sent and what to do, in plain language.
     * @nullable
     */
  reason: string | null;
  /** When sending stops or becomes possible again; `null` if unknown. */
  until: string | null;
  /** An open channel to use instead, if this one is closed. */
  instead: Channel | null;
  /**
     * Maximum text length.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxLength: number;
  /**
     * The handle a message would be sent to.
     * @nullable
     */
  handle: string | null;
}
