/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligenceFit } from './intelligenceFit';
import type { RfmMapBoundaries } from './rfmMapBoundaries';
import type { RfmMapPoint } from './rfmMapPoint';

/**
 * Customers by how recently and how often they were in touch.
 */
export interface RfmMap {
  /**
     * All customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /** All of them, or a random sample of about 2,000 that stays the same from call to call. */
  customers: RfmMapPoint[];
  isSample: boolean;
  /** The boundaries between scores, with the bound of 90 days for whoever counts as recent: a segment follows from these alone. `null` before the first run. */
  boundaries: RfmMapBoundaries | null;
  fit: IntelligenceFit;
}
