import type { QuantileSketch } from '../flow/sketch.js';

/** A person or company, without scores computed over the whole graph. Times are ms since the epoch, 0 for never. */
export interface PlacedNode {
  readonly id: string;
  readonly entityType: 'Person' | 'Company';
  readonly name: string;
  /** A person's contact; `null` for the owner and for companies. */
  readonly contactId: string | null;
  readonly isOwner: boolean;
  /** A person's employer. */
  readonly companyId: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  /** Of a person's address, or of most people of a company. */
  readonly domain: string | null;
  /** Employees of a company. */
  readonly employees: number;
  /** Messages they wrote. */
  readonly messagesSent: number;
  /** Messages written to them. */
  readonly messagesReceived: number;
  readonly lastMessageAt: number;
  /** When they last replied. */
  readonly lastReplyAt: number;
  readonly medianReplyMinutes: number | null;
  /** Weighted activity as of `activityAt`; see `activityOf`. */
  readonly activityPoints: number;
  readonly activityAt: number;
}

export interface GraphNode extends PlacedNode {
  /** Adds up to 1 over all nodes. */
  readonly pagerank: number;
  /** 0 to 1. */
  readonly engagementScore: number;
}

/** Correspondence or employment. */
export interface GraphRelationship {
  readonly from: string;
  readonly to: string;
  readonly kind: 'wrote_to' | 'works_at';
  /** 0 for employment. */
  readonly messages: number;
  /** The number of conversations. */
  readonly threads: number;
  /** ms since the epoch; 0 for employment. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** Reply times in this direction, in ms. */
  readonly replies: QuantileSketch;
  readonly medianReplyMinutes: number | null;
  /** Messages in both directions; for employment, those with the person. */
  readonly strength: number;
}
