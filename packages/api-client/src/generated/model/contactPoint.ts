/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Consent } from './consent';

/**
 * One handle of a contact on one channel.
 */
export interface ContactPoint {
  /** A UUID. */
  id: string;
  channel: Channel;
  /** Their ID on the channel: an address in lowercase, a number in E.164. */
  handle: string;
  /**
     * Their display name on the channel.
     * @nullable
     */
  displayName: string | null;
  consent: Consent;
  /** When consent was last recorded. */
  consentAt: string | null;
  /**
     * Source of the consent: `person`, `reply`, `import`, …
     * @nullable
     */
  consentSource: string | null;
}
