/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `embedded`: the built-in model. `llm`: the endpoint configured by the operator. `memory`: how a similar message was answered before.
 */
export type SuggestionSource = typeof SuggestionSource[keyof typeof SuggestionSource];


export const SuggestionSource = {
  embedded: 'embedded',
  llm: 'llm',
  memory: 'memory',
} as const;
