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
import type { BriefSummary } from './briefSummary';
import type { MorningBriefGeneratedBy } from './morningBriefGeneratedBy';
import type { MorningBriefMonetaryBasis } from './morningBriefMonetaryBasis';
import type { ResponseTargets } from './responseTargets';

/**
 * What the day begins with, computed from the workspace’s own data.
 */
export interface MorningBrief {
  /**
     * Which brief of the workspace it is, from 1.
     * @minimum 1
     * @maximum 9007199254740991
     */
  version: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  generatedAt: string;
  generatedBy: MorningBriefGeneratedBy;
  /**
     * The day of the workspace that it is for.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  timeZone: string;
  summary: BriefSummary;
  charts: BriefCharts;
  /** The mean of R + F + M over all customers, 3 to 15. */
  avgRfmScore: number | null;
  /** What M of the RFM score is made of; `null` without customers. */
  monetaryBasis: MorningBriefMonetaryBasis;
  /** Of all customers, how many were heard of within seven days, in percent. */
  engagement: number | null;
  /** Of all customers, how many are at high risk, in percent. */
  churnAtRisk: number | null;
  /** The figures above that are `null`, and why. */
  gaps: BriefGap[];
  insights: string[];
  /** The same insights, in the same order. */
  insightDetails: BriefInsight[];
  /** By `impactPerMinute`, the largest first; at most 10. */
  recommendedActions: BriefAction[];
  /** `null` while no message says what it wants. */
  topIntent: BriefIntent | null;
  /** `null` before 10 replies. */
  responseTargets: ResponseTargets | null;
  /** What is due first is first, what has no time last; at most 20. */
  promises: BriefPromise[];
  /** Who comes first is first; at most 20. */
  whoToAnswerToday: BriefAnswer[];
}
