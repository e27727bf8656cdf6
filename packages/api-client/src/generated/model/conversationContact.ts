/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';
import type { ContactMerge } from './contactMerge';

/**
 * The contact that a conversation now belongs to.
 */
export interface ConversationContact {
  contact: Contact;
  /** The change, which can be undone as a merge; `null` if the conversation already belonged to the contact. */
  merge: ContactMerge | null;
}
