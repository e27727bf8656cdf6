/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactViewMissingItem = typeof ContactViewMissingItem[keyof typeof ContactViewMissingItem];


export const ContactViewMissingItem = {
  tag: 'tag',
} as const;
