import type { Direction, MessageKind, ThreadLinks } from '@concordia/domain';
import type { MailTrace } from '@concordia/domain/selectors';
import type { Sentiment } from '@concordia/domain/sentiment';
import type { ImportedChat, ImportedConnection, SkippedRecord } from './chat/imported-chat.js';

/** An archive entry, passed from the reading thread to the writing one. Must be structured-cloneable. */
export type ImportedEntry =
  | ImportedMail
  | LeftOutMail
  | UnreadableMail
  | ImportedChat
  | ImportedConnection
  | SkippedRecord;

export interface Place {
  /** Number of the message in the archive, from 1. */
  readonly ordinal: number;
  /** Bytes from the start of the archive. */
  readonly position: number;
  /** File of a folder archive, relative to the folder, or of a chat archive. */
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

export interface Counterpart {
  readonly address: string;
  readonly name: string | null;
  readonly card: ContactCard | null;
}

/** Facts from a signature, used to fill empty contact fields. */
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
  /** SHA-256 of the bytes, which are already stored. */
  readonly contentHash: string;
}

export interface ImportedMail extends Place {
  readonly kind: 'mail';
  readonly dedupeKey: string;
  readonly links: ThreadLinks;
  readonly mailKind: MessageKind;
  readonly direction: Direction;
  readonly addressed: 'direct' | 'copied' | 'unknown';
  /** `null` if the other party is unknown or is ourselves. */
  readonly counterpart: Counterpart | null;
  /** ms since the epoch. */
  readonly sentAt: number;
  /** If `false`, `sentAt` is taken from the previous message. */
  readonly sentAtKnown: boolean;
  readonly subject: string | null;
  readonly excerpt: string;
  readonly sentiment: Sentiment;
  readonly archiveIsRead: boolean | null;
  readonly archiveIsInInbox: boolean | null;
  readonly text: string;
  readonly quotedText: string | null;
  readonly signature: string | null;
  /** What the headers say about the sender's software; `null` if nothing. */
  readonly trace: MailTrace | null;
  readonly html: string | null;
  readonly remoteContentCount: number;
  readonly from: Mailbox;
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
  readonly replyTo: readonly Mailbox[];
  /** The headers of a mailing list; `null` if there are none. */
  readonly mailingList: {
    readonly original: readonly Mailbox[];
    readonly listPost: string | null;
    readonly listId: string | null;
  } | null;
  readonly attachments: readonly ImportedAttachment[];
}

export interface Checkpoint {
  readonly positionBytes: number;
  readonly messagesRead: number;
  /** The last processed file of a folder archive, relative to the folder. */
  readonly file: string | null;
  /** When the last message was sent, ms since the epoch; the next one uses it if undated. */
  readonly sentAt: number | null;
}

export const START: Checkpoint = { positionBytes: 0, messagesRead: 0, file: null, sentAt: null };

/** Consecutive entries, written in one transaction. */
export interface ImportedBatch {
  readonly entries: readonly ImportedEntry[];
  readonly checkpoint: Checkpoint;
}
