/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MorningBriefGeneratedBy = typeof MorningBriefGeneratedBy[keyof typeof MorningBriefGeneratedBy];


export const MorningBriefGeneratedBy = {
  schedule: 'schedule',
  person: 'person',
  start: 'start',
} as const;
