/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactImportProblemCode = typeof ContactImportProblemCode[keyof typeof ContactImportProblemCode];


export const ContactImportProblemCode = {
  UNREADABLE: 'UNREADABLE',
  NOBODY: 'NOBODY',
  AMBIGUOUS: 'AMBIGUOUS',
  ERASED: 'ERASED',
  MALFORMED: 'MALFORMED',
} as const;
