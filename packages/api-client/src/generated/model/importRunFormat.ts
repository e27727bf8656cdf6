/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Known once the first bytes were read.
 */
export type ImportRunFormat = typeof ImportRunFormat[keyof typeof ImportRunFormat] | null;


export const ImportRunFormat = {
  mbox: 'mbox',
  eml: 'eml',
  folder: 'folder',
} as const;
