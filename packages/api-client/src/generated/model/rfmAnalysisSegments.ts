/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CustomerSegment } from './customerSegment';

export type RfmAnalysisSegments = {
  champions: CustomerSegment;
  loyalCustomers: CustomerSegment;
  potentialLoyalists: CustomerSegment;
  newCustomers: CustomerSegment;
  promising: CustomerSegment;
  needAttention: CustomerSegment;
  aboutToSleep: CustomerSegment;
  atRisk: CustomerSegment;
};
