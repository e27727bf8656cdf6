import type { Channel } from '../../channels/channels.js';
import type { IntentFigures } from '../../inbox/intents/learned.js';
import type { PriorityReason } from '../../inbox/priority/reasons.js';
import type { EmailDay, SegmentCount } from '../charts/brief-charts.js';
import type { BriefReplyTimes } from './reply-times.js';
import type { ResponseTargets } from './response-targets.js';

/* A brief as shown and sent, with the names of the contract. Instants are ISO 8601 in UTC. */

export interface BriefSummary {
  readonly period: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly totalEmails: number;
  readonly avgOpenRate: number | null;
  readonly avgCtr: number | null;
  readonly totalCustomers: number;
}

/** What an insight says, for other languages. A name is null where the sender has no contact; up to three are named. */
export type InsightAbout =
  | { readonly code: 'waiting'; readonly count: number; readonly urgent: number; readonly longestMinutes: number }
  | {
      readonly code: 'purchase_inquiries' | 'promises_past' | 'negative' | 'failed';
      readonly count: number;
      readonly names: (string | null)[];
    }
  | {
      readonly code: 'leaving';
      readonly count: number;
      readonly customers: number;
      readonly names: (string | null)[];
    }
  /** `openRate` in percent, `change` in percentage points, null without earlier emails. */
  | { readonly code: 'open_rate'; readonly openRate: number; readonly change: number | null; readonly clicked: number }
  /** `change` in percent of the week before, null if nothing came in then. */
  | { readonly code: 'received'; readonly count: number; readonly change: number | null };

export interface BriefInsight {
  readonly id: string;
  readonly text: string;
  /** Absent from briefs stored before it was kept. */
  readonly about?: InsightAbout;
  readonly tone: 'good' | 'neutral' | 'warning';
  readonly messages: {
    readonly messageId: string;
    readonly conversationId: string;
    readonly contactId: string | null;
    readonly label: string;
  }[];
  readonly messageCount: number;
}

/** What the title and description of an action say, beside the contact, for other languages. */
export type ActionAbout =
  | {
      readonly code: 'answer';
      readonly label: string;
      readonly isUrgent: boolean;
      readonly reasons: PriorityReason[];
      readonly waitingMinutes: number;
    }
  | { readonly code: 'keep_promise' | 'do_request'; readonly quote: string; readonly isOverdue: boolean }
  | { readonly code: 'save_offer'; readonly silenceDays: number; readonly churnProbability: number }
  | { readonly code: 'send_again'; readonly label: string; readonly failure: string | null };

export interface BriefAction {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Absent from briefs stored before it was kept. */
  readonly about?: ActionAbout;
  readonly impact: 'high' | 'medium' | 'low';
  readonly effort: 'low' | 'medium' | 'high';
  readonly category: 'automation' | 'relationship' | 'design' | 'expansion' | 'retention';
  readonly impactPerMinute: number;
  readonly value: number;
  readonly valueUnit: 'currency' | 'customer';
  readonly probability: number;
  readonly expectedValue: number;
  readonly minutes: number;
  readonly isTimed: boolean;
  readonly basis: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly messageId: string | null;
  readonly conversationId: string | null;
}

export interface BriefPromise {
  readonly id: string;
  readonly by: 'us' | 'them';
  /** Absent from briefs stored before requests were found: then a promise. */
  readonly kind?: 'promise' | 'request';
  readonly quote: string;
  readonly dueAt: string | null;
  readonly duePhrase: string | null;
  readonly isOverdue: boolean;
  readonly saidAt: string;
  readonly channel: Channel;
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
}

export interface BriefAnswer {
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly channel: Channel;
  readonly title: string;
  readonly why: string;
  /** The reasons in `why`; absent, like the minutes, from briefs stored before they were kept. */
  readonly reasons?: PriorityReason[];
  readonly waitingSince: string;
  readonly waitingMinutes?: number;
  readonly priority: number;
  readonly isUrgent: boolean;
}

/** The request in the most valuable recent message. */
export type BriefIntent = Pick<
  IntentFigures,
  | 'intent'
  | 'confidence'
  | 'quote'
  | 'urgency'
  | 'urgencyConfidence'
  | 'nextAction'
  | 'nextActionConfidence'
  | 'valueBasis'
  | 'expectedValue'
  | 'valueRange'
> & {
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
};

export interface BriefGap {
  readonly figure: 'avgOpenRate' | 'avgCtr' | 'avgRfmScore' | 'engagement' | 'churnAtRisk';
  readonly missing: string;
}

export interface BriefContent {
  /** In workspace time. */
  readonly day: string;
  readonly timeZone: string;
  readonly summary: BriefSummary;
  readonly charts: {
    readonly width: number;
    readonly height: number;
    readonly emailPerformanceText: string;
    readonly segmentsText: string;
    readonly emailDays: EmailDay[];
    readonly segmentCounts: SegmentCount[];
  };
  readonly avgRfmScore: number | null;
  readonly monetaryBasis: 'deal_value' | 'engagement' | null;
  readonly engagement: number | null;
  readonly churnAtRisk: number | null;
  readonly gaps: BriefGap[];
  readonly insights: string[];
  readonly insightDetails: BriefInsight[];
  readonly recommendedActions: BriefAction[];
  readonly topIntent: BriefIntent | null;
  readonly responseTargets: ResponseTargets | null;
  /** `null` in briefs of before they were measured. */
  readonly replyTimes: BriefReplyTimes | null;
  readonly promises: BriefPromise[];
  readonly whoToAnswerToday: BriefAnswer[];
}
