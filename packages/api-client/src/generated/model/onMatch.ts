/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to do with people who are there already, known by an address, number or profile: `fill` what is empty, `replace` what differs, or `skip` them.
 */
export type OnMatch = typeof OnMatch[keyof typeof OnMatch];


export const OnMatch = {
  fill: 'fill',
  replace: 'replace',
  skip: 'skip',
} as const;
