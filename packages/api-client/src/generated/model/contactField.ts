/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The field that an address book column maps to; `custom` stores it under its heading, `ignore` skips it.
 */
export type ContactField = typeof ContactField[keyof typeof ContactField];


export const ContactField = {
  ignore: 'ignore',
  name: 'name',
  firstName: 'firstName',
  lastName: 'lastName',
  title: 'title',
  email: 'email',
  phone: 'phone',
  linkedinUrl: 'linkedinUrl',
  company: 'company',
  location: 'location',
  birthday: 'birthday',
  tags: 'tags',
  note: 'note',
  custom: 'custom',
} as const;
