/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `embedded`: the model that is part of the program. `llm`: the endpoint that the operator has set.
 */
export type SuggestionSource = typeof SuggestionSource[keyof typeof SuggestionSource];


export const SuggestionSource = {
  embedded: 'embedded',
  llm: 'llm',
} as const;
