import type { QuantileSketch } from '../flow/sketch.js';

/** A person or a company, but for what is computed over the whole graph. Times are ms since the epoch, 0 for never. */
export interface PlacedNode {
  readonly id: string;
  readonly entityType: 'Person' | 'Company';
  readonly name: string;
  /** The contact that a person is; `null` for the owner and for companies. */
  readonly contactId: string | null;
  readonly isOwner: boolean;
  /** Where a person works. */
  readonly companyId: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  /** Of a person's address, or of most people of a company. */
  readonly domain: string | null;
  /** How many people work at a company. */
  readonly employees: number;
  /** What they wrote. */
  readonly messagesSent: number;
  /** What was written to them. */
  readonly messagesReceived: number;
  readonly lastMessageAt: number;
  /** When they last answered. */
  readonly lastReplyAt: number;
  readonly medianReplyMinutes: number | null;
  /** Weighted activity as of `activityAt`; see `activityOf`. */
  readonly activityPoints: number;
  readonly activityAt: number;
}

/** A node with its scores. */
export interface GraphNode extends PlacedNode {
  /** Adds up to 1 over all nodes. */
  readonly pagerank: number;
  /** 0 to 1. */
  readonly engagementScore: number;
}

/** Who wrote to whom, or who works where. */
export interface GraphRelationship {
  readonly from: string;
  readonly to: string;
  readonly kind: 'wrote_to' | 'works_at';
  /** 0 for employment. */
  readonly messages: number;
  /** In how many conversations. */
  readonly threads: number;
  /** ms since the epoch; 0 for employment. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** How long answers in this direction take, in ms. */
  readonly replies: QuantileSketch;
  readonly medianReplyMinutes: number | null;
  /** Messages in both directions; of employment, those with the person. */
  readonly strength: number;
}
