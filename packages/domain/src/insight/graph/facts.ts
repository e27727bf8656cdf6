import type { TimedMessage } from '../flow/response-times.js';

/** Who a person of the graph is. */
export interface PersonFacts {
  /** Of the contact. */
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

/** The one whose workspace it is. */
export interface OwnerFacts {
  /** Of the workspace. */
  readonly id: string;
  readonly name: string;
  /** In lower case, the first one before others. */
  readonly addresses: readonly string[];
}

/** A message between a person and the owner. */
export interface PersonMessage extends TimedMessage {
  /** Of the contact; `null` for what is nobody's. */
  readonly contact: string | null;
}
