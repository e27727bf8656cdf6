/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListContactsSort = typeof ListContactsSort[keyof typeof ListContactsSort];


export const ListContactsSort = {
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
