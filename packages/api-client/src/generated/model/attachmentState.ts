/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `waiting` while it is being fetched from the provider, `failed` if it could not be fetched; otherwise omitted.
 */
export type AttachmentState = typeof AttachmentState[keyof typeof AttachmentState];


export const AttachmentState = {
  waiting: 'waiting',
  failed: 'failed',
} as const;
