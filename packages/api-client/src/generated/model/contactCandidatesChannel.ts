/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ContactCandidatesChannel = typeof ContactCandidatesChannel[keyof typeof ContactCandidatesChannel];


export const ContactCandidatesChannel = {
  email: 'email',
  whatsapp: 'whatsapp',
  linkedin: 'linkedin',
  sms: 'sms',
  telegram: 'telegram',
  instagram: 'instagram',
  messenger: 'messenger',
  twitter: 'twitter',
} as const;
