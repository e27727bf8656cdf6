/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Response time: up to an hour, 1 to 4 hours, 4 to 24 hours, or longer.
 */
export type ResponseSpan = typeof ResponseSpan[keyof typeof ResponseSpan];


export const ResponseSpan = {
  within_1h: 'within_1h',
  within_4h: 'within_4h',
  within_24h: 'within_24h',
  later: 'later',
} as const;
