/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `quote` adds its text below and attaches its files; `attachment` attaches it whole, as an .eml file.
 */
export type ForwardAs = typeof ForwardAs[keyof typeof ForwardAs];


export const ForwardAs = {
  quote: 'quote',
  attachment: 'attachment',
} as const;
