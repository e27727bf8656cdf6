/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Provider of a live channel.
 */
export type Provider = typeof Provider[keyof typeof Provider];


export const Provider = {
  sendgrid: 'sendgrid',
  mailgun: 'mailgun',
  postmark: 'postmark',
  ses: 'ses',
  imap: 'imap',
  microsoft: 'microsoft',
  google: 'google',
  whatsapp: 'whatsapp',
  twilioWhatsapp: 'twilioWhatsapp',
  linkedin: 'linkedin',
  twilio: 'twilio',
  telegram: 'telegram',
  instagram: 'instagram',
  messenger: 'messenger',
  x: 'x',
} as const;
