/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ViewQuery } from './viewQuery';

/**
 * What to change; what is left out stays.
 */
export interface ViewUpdate {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /** Replaces the whole filter. */
  query?: ViewQuery;
  /**
     * Its new place; the others make room.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}
