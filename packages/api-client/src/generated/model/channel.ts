/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One of the eight channels.
 */
export type Channel = typeof Channel[keyof typeof Channel];


export const Channel = {
  email: 'email',
  whatsapp: 'whatsapp',
  linkedin: 'linkedin',
  sms: 'sms',
  telegram: 'telegram',
  instagram: 'instagram',
  messenger: 'messenger',
  twitter: 'twitter',
} as const;
