/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A folder of a mailbox.
 */
export interface MailboxFolder {
  /** Identifies the folder in its mailbox. */
  path: string;
  /** The last part of the path. */
  name: string;
  /**
     * What the server uses it for, as RFC 6154 names it; `null` for a folder of the user.
     * @nullable
     */
  specialUse: string | null;
  /** Whether its email comes in. Sent email is read without being chosen. */
  isRead: boolean;
  /** Chosen, but renamed or deleted since. */
  isGone: boolean;
}
