/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What decided.
 */
export type MarketingDecisionFigures = {[key: string]: number | string};
