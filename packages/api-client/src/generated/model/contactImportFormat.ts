/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactImportFormat = typeof ContactImportFormat[keyof typeof ContactImportFormat];


export const ContactImportFormat = {
  csv: 'csv',
  vcard: 'vcard',
} as const;
