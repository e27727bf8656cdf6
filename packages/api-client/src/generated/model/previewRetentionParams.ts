/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type PreviewRetentionParams = {
/**
 * Retention period to preview, in days.
 * @minimum 30
 * @maximum 3650
 */
days: number;
};
