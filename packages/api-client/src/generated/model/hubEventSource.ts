/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Who published it.
 */
export type HubEventSource = typeof HubEventSource[keyof typeof HubEventSource];


export const HubEventSource = {
  owner: 'owner',
  module: 'module',
  concordia: 'concordia',
} as const;
