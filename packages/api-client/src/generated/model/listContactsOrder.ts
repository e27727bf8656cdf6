/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListContactsOrder = typeof ListContactsOrder[keyof typeof ListContactsOrder];


export const ListContactsOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
