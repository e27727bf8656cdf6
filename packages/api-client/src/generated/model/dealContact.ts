/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The contact of a deal.
 */
export interface DealContact {
  /** A UUID. */
  id: string;
  name: string;
  /** @nullable */
  company: string | null;
}
