/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type PreviewRetentionParams = {
/**
 * For how many days messages would be kept.
 * @minimum 30
 * @maximum 3650
 */
days: number;
};
