/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SegmentationRunState = typeof SegmentationRunState[keyof typeof SegmentationRunState];


export const SegmentationRunState = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
