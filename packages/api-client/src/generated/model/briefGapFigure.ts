/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type BriefGapFigure = typeof BriefGapFigure[keyof typeof BriefGapFigure];


export const BriefGapFigure = {
  avgOpenRate: 'avgOpenRate',
  avgCtr: 'avgCtr',
  avgRfmScore: 'avgRfmScore',
  engagement: 'engagement',
  churnAtRisk: 'churnAtRisk',
} as const;
