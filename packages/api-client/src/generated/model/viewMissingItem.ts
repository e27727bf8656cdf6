/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ViewMissingItem = typeof ViewMissingItem[keyof typeof ViewMissingItem];


export const ViewMissingItem = {
  projectId: 'projectId',
  assigneeId: 'assigneeId',
  accountId: 'accountId',
} as const;
