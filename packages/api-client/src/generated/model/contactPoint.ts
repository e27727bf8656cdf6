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
  /** As the channel identifies them: an address in lower case, a number in E.164. */
  handle: string;
  /**
     * What they call themselves there.
     * @nullable
     */
  displayName: string | null;
  consent: Consent;
  /** When that was last said. */
  consentAt: string | null;
  /**
     * Who said it: `person`, `reply`, `import`, …
     * @nullable
     */
  consentSource: string | null;
}
