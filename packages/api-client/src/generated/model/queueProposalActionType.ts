/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type QueueProposalActionType = typeof QueueProposalActionType[keyof typeof QueueProposalActionType];


export const QueueProposalActionType = {
  email: 'email',
  call: 'call',
} as const;
