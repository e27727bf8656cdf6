/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Product that exported the file, if recognized.
 */
export type ContactImportOrigin = typeof ContactImportOrigin[keyof typeof ContactImportOrigin] | null;


export const ContactImportOrigin = {
  google: 'google',
  linkedin: 'linkedin',
  outlook: 'outlook',
} as const;
