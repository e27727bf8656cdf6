/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { EngagementTestEventType } from './engagementTestEventType';
import type { EngagementTestType } from './engagementTestType';

export interface EngagementTest {
  /** The provider. */
  type: EngagementTestType;
  eventType: EngagementTestEventType;
  /**
     * @maxLength 320
     * @pattern ^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$
     */
  email: string;
}
