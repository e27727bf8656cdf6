/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Harvest } from './harvest';
import type { NightBrief } from './nightBrief';
import type { NightRunKind } from './nightRunKind';
import type { NightRunStartedBy } from './nightRunStartedBy';
import type { NightRunState } from './nightRunState';

/**
 * A background run.
 */
export interface NightRun {
  /** A UUID. */
  id: string;
  kind: NightRunKind;
  startedBy: NightRunStartedBy;
  state: NightRunState;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  stepsDone: number;
  /**
     * Total number of steps; 0 before it runs.
     * @minimum 0
     * @maximum 9007199254740991
     */
  steps: number;
  /** Results of a harvest, updated while it runs. */
  harvest: Harvest | null;
  /** The result of a brief. */
  brief: NightBrief | null;
  /** @nullable */
  failure: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
