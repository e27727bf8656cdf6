/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What decided: sends, events and threshold of a stop; the budget; until when a canary is waited for.
 */
export type AutomationDecisionFigures = {[key: string]: number | string};
