/** What a column of a CSV of deals may hold. */
export const DEAL_FIELDS = [
  'ignore',
  'title',
  'value',
  'currency',
  'stage',
  'status',
  'contact',
  'email',
  'phone',
  'company',
  'closeDate',
  'expectedOn',
  'closedOn',
  'openedOn',
  'note',
  'externalKey',
] as const;

export type DealField = (typeof DEAL_FIELDS)[number];
