/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type OverviewLinksByChannel = {
  email: string;
  whatsapp: string;
  linkedin: string;
  sms: string;
  telegram: string;
  instagram: string;
  messenger: string;
  twitter: string;
};
