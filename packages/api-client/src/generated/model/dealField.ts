/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The field that a column maps to. `closeDate` is the expected or, for a closed deal, the actual day. `status` is open, won or lost. `externalKey` is the id in the other system. `ignore` skips the column.
 */
export type DealField = typeof DealField[keyof typeof DealField];


export const DealField = {
  ignore: 'ignore',
  title: 'title',
  value: 'value',
  currency: 'currency',
  stage: 'stage',
  status: 'status',
  contact: 'contact',
  email: 'email',
  phone: 'phone',
  company: 'company',
  closeDate: 'closeDate',
  expectedOn: 'expectedOn',
  closedOn: 'closedOn',
  openedOn: 'openedOn',
  note: 'note',
  externalKey: 'externalKey',
} as const;
