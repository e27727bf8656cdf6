/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which one is used: the model, because it predicts better than silence alone; silence alone, because it does not; or the model unjudged, because too few left or stayed.
 */
export type HeldOutScoreVerdict = typeof HeldOutScoreVerdict[keyof typeof HeldOutScoreVerdict];


export const HeldOutScoreVerdict = {
  model: 'model',
  silence: 'silence',
  too_few: 'too_few',
} as const;
