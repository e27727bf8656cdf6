/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type QueueProposalEntityType = typeof QueueProposalEntityType[keyof typeof QueueProposalEntityType];


export const QueueProposalEntityType = {
  Person: 'Person',
  Company: 'Company',
} as const;
