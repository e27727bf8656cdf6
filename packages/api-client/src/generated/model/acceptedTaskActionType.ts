/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AcceptedTaskActionType = typeof AcceptedTaskActionType[keyof typeof AcceptedTaskActionType];


export const AcceptedTaskActionType = {
  email: 'email',
  call: 'call',
} as const;
