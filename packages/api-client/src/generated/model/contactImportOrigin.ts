/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whose export it is, where that shows.
 */
export type ContactImportOrigin = typeof ContactImportOrigin[keyof typeof ContactImportOrigin] | null;


export const ContactImportOrigin = {
  google: 'google',
  linkedin: 'linkedin',
  outlook: 'outlook',
} as const;
