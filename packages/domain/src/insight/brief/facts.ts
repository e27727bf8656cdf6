import type { Channel } from '../../channels/channels.js';
import type { Arm } from '../../delivery/experiments/arm.js';
import type { Direction } from '../../inbox/priority/facts.js';
import type { SegmentCount } from '../charts/brief-charts.js';
import type { WaitTally } from '../flow/day-tally.js';
import type { BriefIntent } from './content.js';

/** A message as a brief points at it. */
export interface BriefMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly contactId: string | null;
  readonly contactName: string | null;
  readonly channel: Channel;
  /** The subject, or how it begins. */
  readonly label: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** An e-mail of ours. */
export interface SentEmail {
  readonly at: number;
  readonly isOpened: boolean;
  readonly isClicked: boolean;
}

/** The newest message of a conversation that nobody has answered. */
export interface WaitingMessage extends BriefMessage {
  /** 0 to 100. */
  readonly priority: number;
  readonly isUrgent: boolean;
  /** What sets it apart, the strongest first: {@link tellingReasons}. */
  readonly reasons: readonly string[];
  /** What they typed. */
  readonly text: string;
}

/** A message that may hold promises. */
export interface SaidMessage extends BriefMessage {
  readonly direction: Direction;
  /** Without quotes and signature. */
  readonly text: string;
}

/** Some of many: the newest ones, and how many there are in all. */
export interface Some<Item> {
  readonly count: number;
  readonly newest: readonly Item[];
}

/** A customer who may be about to leave. */
export interface LeavingCustomer {
  readonly contactId: string;
  readonly contactName: string;
  /** In [0, 1]. */
  readonly churnProbability: number;
  readonly silenceDays: number;
  /** The latest message between us. */
  readonly latest: BriefMessage | null;
}

/** What the models say of all customers. */
export interface BriefCustomers {
  readonly count: number;
  /** The mean of R + F + M, 3 to 15; `null` before the first fit. */
  readonly avgRfmScore: number | null;
  readonly monetaryBasis: 'deal_value' | 'engagement' | null;
  /** Those who engage highly, in percent of all; `null` as above. */
  readonly engagement: number | null;
  /** Those at high risk, in percent of all; `null` while the lifetime model has too little to go on. */
  readonly churnAtRisk: number | null;
  readonly segments: readonly SegmentCount[];
  /** At high risk, the most valuable first. */
  readonly leaving: Some<LeavingCustomer>;
  /** What is missing for the figures that are `null`, in words. */
  readonly missing: { readonly scores: string; readonly churn: string };
  /** What customers are worth: deals where there are any, else every customer counts one. */
  readonly worth: {
    readonly unit: 'currency' | 'customer';
    readonly mean: number;
    /** By contact. */
    readonly of: ReadonlyMap<string, number>;
  };
  /** How likely an offer keeps somebody: the mean of the posterior of the best one. */
  readonly saveRate: { readonly rate: number; readonly outcomes: number };
}

/** Everything that a brief is composed of. */
export interface BriefFacts {
  /** ms since the epoch. */
  readonly now: number;
  /** IANA. */
  readonly timeZone: string;
  /** Of the period and the one before, in any order. */
  readonly emails: readonly SentEmail[];
  /** Whether any provider ever told of an opening or a click. */
  readonly hearsOfOpenings: boolean;
  /** The e-mails of the period in which a link was followed. */
  readonly clicked: Some<BriefMessage>;
  /** What people wrote to us in the last seven days, and how much in the seven before. */
  readonly received: Some<BriefMessage> & { readonly before: number };
  /** What was written in the last seven days and reads annoyed. */
  readonly negative: Some<BriefMessage>;
  /** The most pressing first. */
  readonly waiting: { readonly count: number; readonly urgent: number; readonly first: readonly WaitingMessage[] };
  /** What the most valuable recent message asks for. */
  readonly topIntent: BriefIntent | null;
  /** How soon people were answered in the last 90 days. */
  readonly replyTimes: Pick<WaitTally, 'answered' | 'sketch'>;
  readonly said: readonly SaidMessage[];
  /** What did not get through lately. */
  readonly failed: Some<BriefMessage & { readonly reason: string | null }>;
  /** How many wrote again: after an answer of ours, and without one. */
  readonly returns: { readonly answered: Arm; readonly unanswered: Arm };
  readonly customers: BriefCustomers;
}
