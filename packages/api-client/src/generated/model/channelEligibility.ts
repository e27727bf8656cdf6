/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ChannelMode } from './channelMode';
import type { EligibilityCode } from './eligibilityCode';

/**
 * Whether a contact may be written to on a channel now.
 */
export interface ChannelEligibility {
  channel: Channel;
  mode: ChannelMode;
  /** Whether a message may go out now. */
  eligible: boolean;
  /** Why not; `null` when it may. */
  code: EligibilityCode | null;
  /**
     * Why not, and what to do, in words.
     * @nullable
     */
  reason: string | null;
  /** When it may no longer, or when it may again; `null` when nobody knows. */
  until: string | null;
  /** A channel that is open, when this one is not. */
  instead: Channel | null;
  /**
     * The longest text.
     * @minimum 1
     * @maximum 9007199254740991
     */
  maxLength: number;
  /**
     * Where it would go.
     * @nullable
     */
  handle: string | null;
}
