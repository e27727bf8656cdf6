import type { SegmentationRun } from '@concordia/contract/insight';
import type { SegmentationRow } from './segmentation.repository.js';

const iso = (instant: number | null): string | null => (instant === null ? null : new Date(instant).toISOString());

export const segmentationRunOf = (row: SegmentationRow): SegmentationRun => ({
  id: row.id,
  startedBy: row.started_by,
  state: row.state,
  stage: row.state === 'running' ? row.stage : null,
  progress: row.progress,
  customers: row.customers,
  failure: row.failure,
  createdAt: new Date(row.created_at).toISOString(),
  startedAt: iso(row.started_at),
  finishedAt: iso(row.finished_at),
});
