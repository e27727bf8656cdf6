/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ImportDealsDayOrder } from './importDealsDayOrder';

export type ImportDealsParams = {
/**
 * The field of each column (`DealField`), in column order, separated by commas. Detected if omitted.
 * @maxLength 3600
 * @pattern ^[A-Za-z,]+$
 */
fields?: string;
/**
 * How to read 03/04/2026. If omitted, rows with such dates are reported.
 */
dayOrder?: ImportDealsDayOrder;
};
