/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Member } from './member';

/**
 * To whom messages or conversations can be assigned together.
 */
export interface Assignees {
  /** Members who can be assigned all of it: the owner first. */
  members: Member[];
  /** Accounts with members that it belongs to. Only members of each of them, and the owner, can be assigned. */
  accountIds: string[];
}
