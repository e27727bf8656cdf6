/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `acknowledgment` confirms receipt; `custom_reply` responds to the content.
 */
export type SuggestionType = typeof SuggestionType[keyof typeof SuggestionType];


export const SuggestionType = {
  acknowledgment: 'acknowledgment',
  custom_reply: 'custom_reply',
} as const;
