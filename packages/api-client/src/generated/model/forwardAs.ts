/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `quote` adds its text below and attaches its files; `attachment` attaches it whole, as an .eml file; `redirect` sends its text, subject and files unchanged, with replies going to its author, and takes neither a text nor files.
 */
export type ForwardAs = typeof ForwardAs[keyof typeof ForwardAs];


export const ForwardAs = {
  quote: 'quote',
  attachment: 'attachment',
  redirect: 'redirect',
} as const;
