/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `follow_up`: an open task about a contact. `suggestion`: a message that is waiting for a reply.
 */
export type QueueProposalSource = typeof QueueProposalSource[keyof typeof QueueProposalSource];


export const QueueProposalSource = {
  follow_up: 'follow_up',
  suggestion: 'suggestion',
} as const;
