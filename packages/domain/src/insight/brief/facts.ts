import type { Channel } from '../../channels/channels.js';
import type { Arm } from '../../delivery/experiments/arm.js';
import type { Direction } from '../../inbox/priority/facts.js';
import type { PriorityReason } from '../../inbox/priority/reasons.js';
import type { SegmentCount } from '../charts/brief-charts.js';
import type { WaitTally } from '../flow/day-tally.js';
import type { BriefIntent } from './content.js';

export interface BriefMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly channel: Channel;
  /** The subject, or the start of the text. */
  readonly label: string;
  /** ms since the epoch. */
  readonly at: number;
}

export interface SentEmail {
  readonly at: number;
  readonly isOpened: boolean;
  readonly isClicked: boolean;
}

/** The newest message of an unanswered conversation. */
export interface WaitingMessage extends BriefMessage {
  /** 0 to 100. */
  readonly priority: number;
  readonly isUrgent: boolean;
  /** The distinctive reasons, the strongest first: {@link tellingReasons}. */
  readonly reasons: readonly PriorityReason[];
  /** Without quotes and signature. */
  readonly text: string;
}

export interface SaidMessage extends BriefMessage {
  readonly direction: Direction;
  /** Without quotes and signature. */
  readonly text: string;
}

/** The newest items, and the total count. */
export interface Some<Item> {
  readonly count: number;
  readonly newest: readonly Item[];
}

export interface LeavingCustomer {
  readonly contactId: string;
  readonly contactName: string;
  /** In [0, 1]. */
  readonly churnProbability: number;
  readonly silenceDays: number;
  /** Save offers that are not made to them, for comparison. */
  readonly heldOutOf: readonly string[];
  /** The latest message in either direction. */
  readonly latest: BriefMessage | null;
}

export interface SaveRate {
  readonly offerId: string;
  /** In [0, 1]. */
  readonly rate: number;
  readonly outcomes: number;
}

export interface BriefCustomers {
  readonly count: number;
  /** The mean of R + F + M, 3 to 15; `null` before the first fit. */
  readonly avgRfmScore: number | null;
  readonly monetaryBasis: 'deal_value' | 'engagement' | null;
  /** Highly engaged customers, in percent of all; `null` as above. */
  readonly engagement: number | null;
  /** Customers at high risk, in percent of all; `null` if the lifetime model has too little data. */
  readonly churnAtRisk: number | null;
  readonly segments: readonly SegmentCount[];
  /** At high risk, the most valuable first. */
  readonly leaving: Some<LeavingCustomer>;
  /** The missing data behind `null` figures, in words. */
  readonly missing: { readonly scores: string; readonly churn: string };
  /** The value of each customer: from deals if there are any; otherwise each counts one. */
  readonly worth: {
    readonly unit: 'currency' | 'customer';
    readonly mean: number;
    /** By contact. */
    readonly of: ReadonlyMap<string, number>;
  };
  /** The probability that an offer is taken, its posterior mean: the best offer first. */
  readonly saveRates: readonly SaveRate[];
}

export interface BriefFacts {
  /** ms since the epoch. */
  readonly now: number;
  /** IANA. */
  readonly timeZone: string;
  /** Of this period and the previous one, in any order. */
  readonly emails: readonly SentEmail[];
  /** Whether any provider ever reported an open or a click. */
  readonly hearsOfOpenings: boolean;
  /** Emails of the period with a clicked link. */
  readonly clicked: Some<BriefMessage>;
  /** Messages received in the last seven days, and the count of the seven before. */
  readonly received: Some<BriefMessage> & { readonly before: number };
  /** Messages of the last seven days with negative sentiment. */
  readonly negative: Some<BriefMessage>;
  /** The most urgent first. */
  readonly waiting: { readonly count: number; readonly urgent: number; readonly first: readonly WaitingMessage[] };
  readonly topIntent: BriefIntent | null;
  /** Reply times of the last 90 days. */
  readonly replyTimes: WaitTally;
  readonly said: readonly SaidMessage[];
  /** Sentences of these messages whose promises were checked off, by message. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  readonly failed: Some<BriefMessage & { readonly reason: string | null }>;
  /** Contacts who wrote again: after our reply, and without one. */
  readonly returns: { readonly answered: Arm; readonly unanswered: Arm };
  readonly customers: BriefCustomers;
}
