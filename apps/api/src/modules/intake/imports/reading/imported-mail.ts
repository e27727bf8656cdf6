import type { Direction, MessageKind, ThreadLinks } from '@concordia/domain';
import type { MailTrace } from '@concordia/domain/selectors';
import type { Sentiment } from '@concordia/domain/sentiment';

/** What of an archive was read, as the reading thread hands it to the writing one. Plain data: it crosses by structured clone. */
export type ImportedEntry = ImportedMail | LeftOutMail | UnreadableMail;

interface Place {
  /** Which message of the archive, from 1. */
  readonly ordinal: number;
  /** Where it begins, in bytes from the start of the archive. */
  readonly position: number;
  /** Which file of a folder, relative to it. */
  readonly file: string | null;
}

/** Spam, trash and drafts. */
export interface LeftOutMail extends Place {
  readonly kind: 'left-out';
}

export interface UnreadableMail extends Place {
  readonly kind: 'unreadable';
  readonly code: string;
  readonly reason: string;
  readonly subject: string | null;
}

export interface Mailbox {
  readonly name: string | null;
  readonly address: string | null;
}

/** What the other side of a message is, and what its signature tells of it. */
export interface Counterpart {
  readonly address: string;
  readonly name: string | null;
  readonly card: ContactCard | null;
}

/** Facts of a signature, for empty fields of a contact. */
export interface ContactCard {
  readonly name: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly linkedinUrl: string | null;
}

export interface ImportedAttachment {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly isInline: boolean;
  readonly sizeBytes: number;
  /** SHA-256 of the bytes, which are in the store already. */
  readonly contentHash: string;
}

export interface ImportedMail extends Place {
  readonly kind: 'mail';
  readonly dedupeKey: string;
  readonly links: ThreadLinks;
  readonly mailKind: MessageKind;
  readonly direction: Direction;
  readonly addressed: 'direct' | 'copied' | 'unknown';
  /** `null` for mail that no relationship hangs on, or whose other side is not told. */
  readonly counterpart: Counterpart | null;
  /** ms since the epoch. */
  readonly sentAt: number;
  /** `false`: `sentAt` is borrowed from the message before. */
  readonly sentAtKnown: boolean;
  readonly subject: string | null;
  readonly excerpt: string;
  readonly sentiment: Sentiment;
  readonly archiveIsRead: boolean | null;
  readonly archiveIsInInbox: boolean | null;
  readonly text: string;
  readonly quotedText: string | null;
  readonly signature: string | null;
  /** What the headers tell of the writer's machine; `null` when nothing. */
  readonly trace: MailTrace | null;
  readonly html: string | null;
  readonly remoteContentCount: number;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly attachments: readonly ImportedAttachment[];
}

/** Where reading goes on. */
export interface Checkpoint {
  /** Bytes of the archive that are done. */
  readonly positionBytes: number;
  /** Messages that are done. */
  readonly messagesRead: number;
  /** The last file of a folder that is done, relative to it. */
  readonly file: string | null;
  /** When the last message was sent, ms since the epoch: what an undated one behind it borrows. */
  readonly sentAt: number | null;
}

export const START: Checkpoint = { positionBytes: 0, messagesRead: 0, file: null, sentAt: null };

/** A stretch of the archive, to be written in one transaction. */
export interface ImportedBatch {
  readonly entries: readonly ImportedEntry[];
  /** Where the stretch ends. */
  readonly checkpoint: Checkpoint;
}
