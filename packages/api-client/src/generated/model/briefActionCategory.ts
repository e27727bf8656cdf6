/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefActionCategory = typeof BriefActionCategory[keyof typeof BriefActionCategory];


export const BriefActionCategory = {
  automation: 'automation',
  relationship: 'relationship',
  design: 'design',
  expansion: 'expansion',
  retention: 'retention',
} as const;
