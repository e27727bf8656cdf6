/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightShiftOperationType = typeof NightShiftOperationType[keyof typeof NightShiftOperationType];


export const NightShiftOperationType = {
  campaign: 'campaign',
  inbox_harvester: 'inbox_harvester',
  morning_brief: 'morning_brief',
  import: 'import',
} as const;
