/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Contact } from './contact';

export type ContactCandidatesContactsItem = {
  contact: Contact;
  /** Why it may be this contact, in plain language. */
  evidence: string[];
};
