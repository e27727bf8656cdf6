import type { MailTrace } from '@concordia/domain/selectors';

/** One mailbox of a header. Broken email may lack both parts. */
export interface MailAddress {
  /** Display name, decoded, without quotes; `null` if missing. */
  name: string | null;
  /** Lower-cased `local@domain`; `null` if the header holds only a name. */
  address: string | null;
}

/** The kind of a message, by its headers. Only `personal` is a conversation between people. */
export type MailKind = 'personal' | 'list' | 'automatic' | 'bounce';

/** Source of a message's date, best first. */
export type DateSource = 'header' | 'received' | 'envelope' | 'none';

export type FolderHint = 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash' | 'chat';

/** State that email clients write into exported headers. `null` if unknown. */
export interface MailFlags {
  seen: boolean | null;
  answered: boolean | null;
  flagged: boolean | null;
  gmailLabels: string[];
  folder: FolderHint | null;
  /** Whether Gmail's inbox label was set; `null` without labels. */
  inInbox: boolean | null;
}

/** A leaf of the MIME tree that is not the main text. */
export interface MailAttachment {
  /** Decoded and stripped of paths and control characters; never empty. */
  fileName: string;
  contentType: string;
  /** Content-ID without its angle brackets. */
  contentId: string | null;
  /** Shown inside the body (an image of the HTML part) rather than listed below it. */
  isInline: boolean;
  sizeBytes: number;
}

export interface MailAttachmentContent extends MailAttachment {
  content: Uint8Array;
}

export interface CalendarSummary {
  method: string | null;
  uid: string | null;
  title: string | null;
  location: string | null;
  organizer: string | null;
  /** ISO 8601 UTC instant, or a date (`2026-11-20`), or a floating local time as written. */
  startsAt: string | null;
  endsAt: string | null;
}

/** Marks system email to workspace members; the value is the idempotency key of the send. */
export const SYSTEM_MAIL_HEADER = 'X-Concordia-Mail';

export interface MailHeaders {
  /** Without angle brackets; `null` if missing or empty. */
  messageId: string | null;
  inReplyTo: string | null;
  /** Oldest first, without duplicates; the ids of In-Reply-To are appended if the list lacks them, the first one last. */
  references: string[];
  from: MailAddress | null;
  sender: MailAddress | null;
  replyTo: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  bcc: MailAddress[];
  /** X-Original-From, else X-Original-Sender: the author, where a list replaced the address in From. */
  original: MailAddress[];
  /** List-Post and List-Id (RFC 2369, RFC 2919), as written; `null` if missing. */
  listPost: string | null;
  listId: string | null;
  subject: string | null;
  /** Milliseconds since the epoch. */
  date: number | null;
  dateSource: DateSource;
  kind: MailKind;
  flags: MailFlags;
  /** Addresses of Delivered-To, X-Original-To, Envelope-To: this mailbox received the message under them. */
  deliveredTo: string[];
  /** The key in {@link SYSTEM_MAIL_HEADER}; `null` if absent. Anyone can forge it. */
  sendingKey: string | null;
  /** Details of the writer's machine, from the headers; `null` if none. */
  trace: MailTrace | null;
}

export interface ParsedMail extends MailHeaders {
  /** The whole text, including quotes and signature, with `\n` line ends. */
  text: string;
  /** The text without quotes and signature. */
  visibleText: string;
  quotedText: string | null;
  signature: string | null;
  /** Sanitized: no scripts, no forms, remote content held back as `data-remote-src`. */
  html: string | null;
  remoteContentCount: number;
  attachments: MailAttachmentContent[];
  calendar: CalendarSummary | null;
  /** SHA-256 in hex, equal for all copies of a message; see `dedupeKeyOf`. */
  dedupeKey: string;
}

/** Why part of a mailbox yielded no message. Codes are stable; reasons are for people. */
export interface MailProblem {
  code: 'empty' | 'not_mail' | 'too_large' | 'leading_garbage' | 'unreadable';
  reason: string;
}

export type ParseOutcome = { ok: true; mail: ParsedMail } | { ok: false; problem: MailProblem };
