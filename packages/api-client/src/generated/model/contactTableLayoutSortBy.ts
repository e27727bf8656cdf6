/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactTableLayoutSortBy = typeof ContactTableLayoutSortBy[keyof typeof ContactTableLayoutSortBy];


export const ContactTableLayoutSortBy = {
  activity: 'activity',
  name: 'name',
  company: 'company',
  title: 'title',
  email: 'email',
  phone: 'phone',
  location: 'location',
  birthday: 'birthday',
  created: 'created',
} as const;
