/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';

/**
 * A handle to add.
 */
export interface ContactPointCreate {
  channel: Channel;
  /**
     * @minLength 1
     * @maxLength 320
     */
  handle: string;
}
