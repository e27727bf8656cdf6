/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AcceptedTask } from './acceptedTask';

/**
 * The plan, or the accepted part of it.
 */
export interface AcceptQueue {
  /**
     * @minItems 1
     * @maxItems 500
     */
  tasks: AcceptedTask[];
}
