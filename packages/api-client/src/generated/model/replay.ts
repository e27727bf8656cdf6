/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ReplayState } from './replayState';

/**
 * A repeated delivery of the events in a time range.
 */
export interface Replay {
  /** A UUID. */
  id: string;
  state: ReplayState;
  /**
     * Number of matching events; 0 while it is queued.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
  /**
     * Number of these events passed to their subscriptions again.
     * @minimum 0
     * @maximum 9007199254740991
     */
  done: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  finished_at: string | null;
}
