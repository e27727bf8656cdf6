import type { SegmentationRun } from '@concordia/api-client';

/** Whether a run has still to end. */
export const isUnderWay = (run: Pick<SegmentationRun, 'state'> | null | undefined): boolean =>
  run?.state === 'queued' || run?.state === 'running';
