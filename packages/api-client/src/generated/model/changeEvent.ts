/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChangeTopic } from './changeTopic';

/**
 * The data of one `change` event.
 */
export interface ChangeEvent {
  /**
     * Rises with every change; the event id to come back with.
     * @minimum 0
     * @maximum 9007199254740991
     */
  seq: number;
  topics: ChangeTopic[];
}
