/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ImportRunSkippedItemReason = typeof ImportRunSkippedItemReason[keyof typeof ImportRunSkippedItemReason];


export const ImportRunSkippedItemReason = {
  service: 'service',
  deleted: 'deleted',
  spam: 'spam',
  draft: 'draft',
  notes: 'notes',
  broadcast: 'broadcast',
} as const;
