/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Sends the one attachment as a voice message (OGG with Opus) or a sticker (WebP), on channels that have them. As a file if omitted.
 */
export type ReplySendAs = typeof ReplySendAs[keyof typeof ReplySendAs];


export const ReplySendAs = {
  voice: 'voice',
  sticker: 'sticker',
} as const;
