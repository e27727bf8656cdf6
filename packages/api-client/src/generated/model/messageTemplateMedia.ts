/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The kind of file that has to stand above the text; `null` if none.
 */
export type MessageTemplateMedia = typeof MessageTemplateMedia[keyof typeof MessageTemplateMedia] | null;


export const MessageTemplateMedia = {
  image: 'image',
  video: 'video',
  document: 'document',
} as const;
