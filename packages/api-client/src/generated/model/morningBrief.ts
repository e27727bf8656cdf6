/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefAction } from './briefAction';
import type { BriefAnswer } from './briefAnswer';
import type { BriefCharts } from './briefCharts';
import type { BriefGap } from './briefGap';
import type { BriefInsight } from './briefInsight';
import type { BriefIntent } from './briefIntent';
import type { BriefPromise } from './briefPromise';
import type { BriefReplyTimes } from './briefReplyTimes';
import type { BriefSummary } from './briefSummary';
import type { MorningBriefGeneratedBy } from './morningBriefGeneratedBy';
import type { MorningBriefMonetaryBasis } from './morningBriefMonetaryBasis';
import type { ResponseTargets } from './responseTargets';

/**
 * The morning brief, computed from the workspace’s own data.
 */
export interface MorningBrief {
  /**
     * Number of the brief in the workspace, from 1.
     * @minimum 1
     * @maximum 9007199254740991
     */
  version: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  generatedAt: string;
  generatedBy: MorningBriefGeneratedBy;
  /**
     * Day of the brief, in the workspace time zone.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  timeZone: string;
  summary: BriefSummary;
  charts: BriefCharts;
  /** Mean of R + F + M over all customers, 3 to 15. */
  avgRfmScore: number | null;
  /** Basis of M in the RFM score; `null` without customers. */
  monetaryBasis: MorningBriefMonetaryBasis;
  /** Share of customers active within the last seven days, in percent. */
  engagement: number | null;
  /** Share of customers at high risk, in percent. */
  churnAtRisk: number | null;
  /** Figures above that are `null`, and why. */
  gaps: BriefGap[];
  insights: string[];
  /** The same insights with details, in the same order. */
  insightDetails: BriefInsight[];
  /** By `impactPerMinute`, highest first; at most 10. */
  recommendedActions: BriefAction[];
  /** `null` if no message has a recognized intent. */
  topIntent: BriefIntent | null;
  /** `null` until there are 10 replies. */
  responseTargets: ResponseTargets | null;
  /** `null` in briefs of before they were measured. */
  replyTimes: BriefReplyTimes | null;
  /** Soonest due first, those without a due time last; at most 20. */
  promises: BriefPromise[];
  /** In recommended order; at most 20. */
  whoToAnswerToday: BriefAnswer[];
}
