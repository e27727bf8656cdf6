import type { SegmentationRun } from '@concordia/api-client';

export const isUnderWay = (run: Pick<SegmentationRun, 'state'> | null | undefined): boolean =>
  run?.state === 'queued' || run?.state === 'running';
