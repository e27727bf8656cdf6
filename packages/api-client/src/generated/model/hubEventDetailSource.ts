/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Who published it.
 */
export type HubEventDetailSource = typeof HubEventDetailSource[keyof typeof HubEventDetailSource];


export const HubEventDetailSource = {
  owner: 'owner',
  module: 'module',
  concordia: 'concordia',
} as const;
