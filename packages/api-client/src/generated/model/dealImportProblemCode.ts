/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type DealImportProblemCode = typeof DealImportProblemCode[keyof typeof DealImportProblemCode];


export const DealImportProblemCode = {
  NO_TITLE: 'NO_TITLE',
  NO_CONTACT: 'NO_CONTACT',
  CONTACT_UNKNOWN: 'CONTACT_UNKNOWN',
  CONTACT_AMBIGUOUS: 'CONTACT_AMBIGUOUS',
  STAGE_UNKNOWN: 'STAGE_UNKNOWN',
  AMOUNT_UNREADABLE: 'AMOUNT_UNREADABLE',
  CURRENCY_DIFFERS: 'CURRENCY_DIFFERS',
  DATE_UNREADABLE: 'DATE_UNREADABLE',
  DATE_AMBIGUOUS: 'DATE_AMBIGUOUS',
  DATE_IN_FUTURE: 'DATE_IN_FUTURE',
  REPEATED: 'REPEATED',
  DEAL_AMBIGUOUS: 'DEAL_AMBIGUOUS',
} as const;
