/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightRunKind = typeof NightRunKind[keyof typeof NightRunKind];


export const NightRunKind = {
  inbox_harvester: 'inbox_harvester',
  morning_brief: 'morning_brief',
} as const;
