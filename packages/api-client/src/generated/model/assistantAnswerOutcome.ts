/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `which`: the name is that of several contacts; ask again with one of `choices`. `unknown_name`: it is nobody’s. `unsupported`: no tool answers this.
 */
export type AssistantAnswerOutcome = typeof AssistantAnswerOutcome[keyof typeof AssistantAnswerOutcome];


export const AssistantAnswerOutcome = {
  answered: 'answered',
  which: 'which',
  unknown_name: 'unknown_name',
  unsupported: 'unsupported',
} as const;
