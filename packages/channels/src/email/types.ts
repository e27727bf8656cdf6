import type { MailTrace } from '@concordia/domain/selectors';

/** One mailbox as it appears in a header. Both parts may be missing in broken mail. */
export interface MailAddress {
  /** Display name, decoded, without quotes; `null` when there is none. */
  name: string | null;
  /** Lower-cased `local@domain`; `null` when the header holds only a name. */
  address: string | null;
}

/** What a message is, as told by its headers. Only `personal` mail is a conversation between people. */
export type MailKind = 'personal' | 'list' | 'automatic' | 'bounce';

/** Where the instant of a message came from, best source first. */
export type DateSource = 'header' | 'received' | 'envelope' | 'none';

/** The folder a mailbox kept the message in, as far as labels and flags say. */
export type FolderHint = 'inbox' | 'sent' | 'drafts' | 'spam' | 'trash' | 'chat';

/** State that mail programs write into the headers of exported mail. `null` means that nothing was said. */
export interface MailFlags {
  seen: boolean | null;
  answered: boolean | null;
  flagged: boolean | null;
  gmailLabels: string[];
  folder: FolderHint | null;
  /** Whether Gmail's inbox label was on it; `null` without labels. */
  inInbox: boolean | null;
}

/** A leaf of the MIME tree that is not the text a person reads first. */
export interface MailAttachment {
  /** Decoded and stripped of paths and control characters; never empty. */
  fileName: string;
  contentType: string;
  /** Content-ID without its angle brackets. */
  contentId: string | null;
  /** Shown inside the body (a picture of the HTML part) rather than listed below it. */
  isInline: boolean;
  sizeBytes: number;
}

/** An attachment with its decoded bytes. */
export interface MailAttachmentContent extends MailAttachment {
  content: Uint8Array;
}

/** What an invitation says, enough to show a line about it. */
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

/** Marks mail that the system writes to the workspace's own people, with the idempotency key of its sending. */
export const SYSTEM_MAIL_HEADER = 'X-Concordia-Mail';

/** The fields of a message that its header block alone can tell. */
export interface MailHeaders {
  /** Without angle brackets; `null` when missing or empty. */
  messageId: string | null;
  inReplyTo: string | null;
  /** Oldest first, without repetitions, In-Reply-To added last when the list lacks it. */
  references: string[];
  from: MailAddress | null;
  sender: MailAddress | null;
  replyTo: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  bcc: MailAddress[];
  subject: string | null;
  /** Milliseconds since the epoch. */
  date: number | null;
  dateSource: DateSource;
  kind: MailKind;
  flags: MailFlags;
  /** Addresses of Delivered-To, X-Original-To, Envelope-To: this mailbox received the message under them. */
  deliveredTo: string[];
  /** The key in {@link SYSTEM_MAIL_HEADER}; `null` without one. Anybody can write it. */
  sendingKey: string | null;
  /** What the headers tell of the writer's machine; `null` when nothing. */
  trace: MailTrace | null;
}

/** A message, read as far as it could be read. */
export interface ParsedMail extends MailHeaders {
  /** The whole text, quotes and signature included, with `\n` line ends. */
  text: string;
  /** What the sender wrote this time. */
  visibleText: string;
  quotedText: string | null;
  signature: string | null;
  /** Sanitised: no scripts, no forms, remote content held back as `data-remote-src`. */
  html: string | null;
  remoteContentCount: number;
  attachments: MailAttachmentContent[];
  calendar: CalendarSummary | null;
  /** SHA-256 in hex: two copies of one message share it, see `dedupeKeyOf`. */
  dedupeKey: string;
}

/** Why a stretch of a mailbox gave no message. Codes are stable, reasons are for people. */
export interface MailProblem {
  code: 'empty' | 'not_mail' | 'too_large' | 'leading_garbage' | 'unreadable';
  reason: string;
}

export type ParseOutcome = { ok: true; mail: ParsedMail } | { ok: false; problem: MailProblem };
