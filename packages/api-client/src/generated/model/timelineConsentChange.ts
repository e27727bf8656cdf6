/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { Consent } from './consent';

export type TimelineConsentChange = {
  channel: Channel;
  handle: string;
  previous: Consent;
  consent: Consent;
  source: string;
};
