/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `words`: contains the words. `meaning`: says nearly the same in other words.
 */
export type RankedMessageMatch = typeof RankedMessageMatch[keyof typeof RankedMessageMatch];


export const RankedMessageMatch = {
  words: 'words',
  meaning: 'meaning',
  both: 'both',
} as const;
