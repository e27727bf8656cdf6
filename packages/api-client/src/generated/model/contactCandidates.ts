/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactCandidatesChannel } from './contactCandidatesChannel';
import type { ContactCandidatesContactsItem } from './contactCandidatesContactsItem';

/**
 * The sender of a conversation, and the contacts it may be.
 */
export interface ContactCandidates {
  channel: ContactCandidatesChannel;
  /** The sender’s address, number or handle. */
  address: string;
  /** The name the sender gave, or else the address. */
  name: string;
  /** Likely contacts, most likely first; at most 5. */
  contacts: ContactCandidatesContactsItem[];
}
