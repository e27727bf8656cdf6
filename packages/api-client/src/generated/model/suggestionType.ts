/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `acknowledgment` says that it has arrived; `custom_reply` goes into what was written.
 */
export type SuggestionType = typeof SuggestionType[keyof typeof SuggestionType];


export const SuggestionType = {
  acknowledgment: 'acknowledgment',
  custom_reply: 'custom_reply',
} as const;
