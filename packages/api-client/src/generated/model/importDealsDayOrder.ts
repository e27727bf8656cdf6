/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ImportDealsDayOrder = typeof ImportDealsDayOrder[keyof typeof ImportDealsDayOrder];


export const ImportDealsDayOrder = {
  dayFirst: 'dayFirst',
  monthFirst: 'monthFirst',
} as const;
