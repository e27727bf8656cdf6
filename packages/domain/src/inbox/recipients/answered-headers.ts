import type { Mailbox } from './mailbox.js';

/** The headers of the answered message that decide who gets the answer. */
export interface AnsweredHeaders {
  readonly from: readonly Mailbox[];
  readonly replyTo: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  /** Known for our own messages only. */
  readonly bcc: readonly Mailbox[];
  /** X-Original-From, else X-Original-Sender: the author, where a list replaced the address in From. */
  readonly original?: readonly Mailbox[];
  /** The List-Post header, such as `<mailto:dev@lists.example>`; `null` if missing, `NO` if nobody may post. */
  readonly listPost?: string | null;
  /** The List-Id header, such as `Dev <dev.lists.example>`. */
  readonly listId?: string | null;
}
