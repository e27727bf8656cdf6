/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Who is to do it.
 */
export type BriefPromiseBy = typeof BriefPromiseBy[keyof typeof BriefPromiseBy];


export const BriefPromiseBy = {
  us: 'us',
  them: 'them',
} as const;
