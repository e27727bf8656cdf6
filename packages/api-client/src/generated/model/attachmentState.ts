/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `waiting` while it is fetched from the provider, `failed` when it could not be; otherwise left out.
 */
export type AttachmentState = typeof AttachmentState[keyof typeof AttachmentState];


export const AttachmentState = {
  waiting: 'waiting',
  failed: 'failed',
} as const;
