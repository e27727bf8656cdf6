/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SegmentationRunStage } from './segmentationRunStage';
import type { SegmentationRunStartedBy } from './segmentationRunStartedBy';
import type { SegmentationRunState } from './segmentationRunState';

/**
 * One gathering of facts and fit of every model.
 */
export interface SegmentationRun {
  /** A UUID. */
  id: string;
  startedBy: SegmentationRunStartedBy;
  state: SegmentationRunState;
  /** What it is doing; `null` before and after. */
  stage: SegmentationRunStage;
  /**
     * 0 to 1.
     * @minimum 0
     * @maximum 1
     */
  progress: number;
  /** How many customers it has seen so far. */
  customers: number | null;
  /** @nullable */
  failure: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}
