import type { TimedMessage } from '../flow/response-times.js';

export interface PersonFacts {
  /** The contact's id. */
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string | null;
  readonly company: string | null;
  readonly location: string | null;
}

export interface OwnerFacts {
  /** The workspace's id. */
  readonly id: string;
  readonly name: string;
  /** Lower case, the primary one first. */
  readonly addresses: readonly string[];
}

export interface PersonMessage extends TimedMessage {
  /** The contact's id; `null` without a contact. */
  readonly contact: string | null;
}
