/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type MergeEvidenceKind = typeof MergeEvidenceKind[keyof typeof MergeEvidenceKind];


export const MergeEvidenceKind = {
  same_linkedin: 'same_linkedin',
  same_mailbox: 'same_mailbox',
  same_phone: 'same_phone',
  same_email_in_signature: 'same_email_in_signature',
  same_domain_and_name: 'same_domain_and_name',
  similar_name_and_company: 'similar_name_and_company',
  same_handle_name: 'same_handle_name',
  different_birthday: 'different_birthday',
} as const;
