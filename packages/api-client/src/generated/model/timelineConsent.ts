/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TimelineConsentChange } from './timelineConsentChange';

/**
 * The contact may, or may no longer, be messaged.
 */
export interface TimelineConsent {
  kind: 'consent';
  /** A UUID. */
  id: string;
  /** When it happened. */
  at: string;
  change: TimelineConsentChange;
}
