/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactTableLayoutSortOrder = typeof ContactTableLayoutSortOrder[keyof typeof ContactTableLayoutSortOrder];


export const ContactTableLayoutSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
