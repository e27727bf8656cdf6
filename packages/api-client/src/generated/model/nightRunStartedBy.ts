/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type NightRunStartedBy = typeof NightRunStartedBy[keyof typeof NightRunStartedBy];


export const NightRunStartedBy = {
  person: 'person',
  schedule: 'schedule',
} as const;
