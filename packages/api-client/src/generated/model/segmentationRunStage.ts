/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Current stage; `null` before and after the run.
 */
export type SegmentationRunStage = typeof SegmentationRunStage[keyof typeof SegmentationRunStage] | null;


export const SegmentationRunStage = {
  gathering: 'gathering',
  fitting: 'fitting',
  storing: 'storing',
} as const;
