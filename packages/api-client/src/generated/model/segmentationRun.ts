/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SegmentationRunStage } from './segmentationRunStage';
import type { SegmentationRunStartedBy } from './segmentationRunStartedBy';
import type { SegmentationRunState } from './segmentationRunState';

/**
 * A run that gathers the data and fits every model.
 */
export interface SegmentationRun {
  /** A UUID. */
  id: string;
  startedBy: SegmentationRunStartedBy;
  state: SegmentationRunState;
  /** Current stage; `null` before and after the run. */
  stage: SegmentationRunStage;
  /**
     * Progress, 0 to 1.
     * @minimum 0
     * @maximum 1
     */
  progress: number;
  /** Number of customers processed so far. */
  customers: number | null;
  /** @nullable */
  failure: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
