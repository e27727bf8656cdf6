/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Figures behind the decision: sends, events and threshold of a stop, the budget, or the end of the canary wait.
 */
export type AutomationDecisionFigures = {[key: string]: number | string};
