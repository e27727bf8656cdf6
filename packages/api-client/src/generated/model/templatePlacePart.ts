/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Where the text stands; in a button it ends the address.
 */
export type TemplatePlacePart = typeof TemplatePlacePart[keyof typeof TemplatePlacePart];


export const TemplatePlacePart = {
  header: 'header',
  body: 'body',
  button: 'button',
} as const;
