/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `asking` waits for `setImportOwner`.
 */
export type ImportRunState = typeof ImportRunState[keyof typeof ImportRunState];


export const ImportRunState = {
  receiving: 'receiving',
  queued: 'queued',
  asking: 'asking',
  reading: 'reading',
  sorting: 'sorting',
  done: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
