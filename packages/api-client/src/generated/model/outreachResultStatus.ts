/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OutreachResultStatus = typeof OutreachResultStatus[keyof typeof OutreachResultStatus];


export const OutreachResultStatus = {
  queued: 'queued',
  refused: 'refused',
} as const;
