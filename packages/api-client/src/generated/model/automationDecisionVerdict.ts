/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type AutomationDecisionVerdict = typeof AutomationDecisionVerdict[keyof typeof AutomationDecisionVerdict];


export const AutomationDecisionVerdict = {
  sent: 'sent',
  drafted: 'drafted',
  refused: 'refused',
} as const;
