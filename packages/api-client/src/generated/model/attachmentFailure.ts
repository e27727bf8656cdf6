/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why a `failed` file could not be fetched; omitted if unknown.
 */
export type AttachmentFailure = typeof AttachmentFailure[keyof typeof AttachmentFailure];


export const AttachmentFailure = {
  too_large: 'too_large',
  refused: 'refused',
  unreachable: 'unreachable',
  not_connected: 'not_connected',
  not_exported: 'not_exported',
} as const;
