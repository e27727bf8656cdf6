/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergePreviewConflictsItemField = typeof MergePreviewConflictsItemField[keyof typeof MergePreviewConflictsItemField];


export const MergePreviewConflictsItemField = {
  name: 'name',
  title: 'title',
  email: 'email',
  phone: 'phone',
  linkedinUrl: 'linkedinUrl',
  company: 'company',
  location: 'location',
  birthday: 'birthday',
} as const;
