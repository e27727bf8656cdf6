/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ReplayState } from './replayState';

/**
 * Events of a while that are delivered once more.
 */
export interface Replay {
  /** A UUID. */
  id: string;
  state: ReplayState;
  /**
     * How many events match; 0 while it is queued.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * How many of them were offered to their subscriptions again.
     * @minimum 0
     * @maximum 9007199254740991
     */
  done: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  finished_at: string | null;
}
