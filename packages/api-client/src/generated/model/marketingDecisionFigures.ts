/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The figures behind the decision.
 */
export type MarketingDecisionFigures = {[key: string]: number | string};
