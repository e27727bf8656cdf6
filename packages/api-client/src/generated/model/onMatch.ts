/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How to handle existing contacts, matched by address, number or profile: `fill` empty fields, `replace` different values, or `skip` them.
 */
export type OnMatch = typeof OnMatch[keyof typeof OnMatch];


export const OnMatch = {
  fill: 'fill',
  replace: 'replace',
  skip: 'skip',
} as const;
