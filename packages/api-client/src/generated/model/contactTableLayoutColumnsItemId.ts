/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactTableLayoutColumnsItemId = typeof ContactTableLayoutColumnsItemId[keyof typeof ContactTableLayoutColumnsItemId];


export const ContactTableLayoutColumnsItemId = {
  name: 'name',
  title: 'title',
  company: 'company',
  email: 'email',
  phone: 'phone',
  channels: 'channels',
  activity: 'activity',
  location: 'location',
  birthday: 'birthday',
  linkedin: 'linkedin',
  created: 'created',
} as const;
