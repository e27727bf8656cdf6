/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AboutPromiseCode = typeof AboutPromiseCode[keyof typeof AboutPromiseCode];


export const AboutPromiseCode = {
  keep_promise: 'keep_promise',
  do_request: 'do_request',
} as const;
