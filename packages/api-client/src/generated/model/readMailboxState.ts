/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `waiting` retries automatically; `refused` needs other credentials.
 */
export type ReadMailboxState = typeof ReadMailboxState[keyof typeof ReadMailboxState];


export const ReadMailboxState = {
  connecting: 'connecting',
  fetching: 'fetching',
  listening: 'listening',
  waiting: 'waiting',
  refused: 'refused',
} as const;
