/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type SegmentationRunStartedBy = typeof SegmentationRunStartedBy[keyof typeof SegmentationRunStartedBy];


export const SegmentationRunStartedBy = {
  person: 'person',
  schedule: 'schedule',
  import: 'import',
  cancellation: 'cancellation',
} as const;
