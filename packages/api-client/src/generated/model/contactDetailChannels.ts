/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Channels on which this contact can be reached.
 */
export type ContactDetailChannels = {
  email: boolean;
  whatsapp: boolean;
  linkedin: boolean;
  sms: boolean;
  telegram: boolean;
  instagram: boolean;
  messenger: boolean;
  twitter: boolean;
};
