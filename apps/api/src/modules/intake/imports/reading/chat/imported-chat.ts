import type { ArchiveSource, SkipReason } from '@concordia/channels/archives';
import type { Channel, Direction } from '@concordia/domain';
import type { Sentiment } from '@concordia/domain/sentiment';
import type { FetchFailure } from '../../../../../database/entities/message.js';
import type { ImportedAttachment, Place } from '../imported-mail.js';

/** Who or what a chat is with. */
export interface ChatPartner {
  /** Identifies the chat in all archives of its source. */
  readonly reference: string;
  /** The channel's handle, if the archive has one under which live messages come; else `null`. */
  readonly handle: string | null;
  readonly name: string;
  /** Whether the name comes from our own address book, so that it finds a contact. */
  readonly isNameOurs: boolean;
}

/** An attachment, or why its bytes are not here. */
export interface ChatAttachment extends Omit<ImportedAttachment, 'contentId' | 'isInline'> {
  readonly failure: FetchFailure | null;
}

export interface ImportedChat extends Place {
  readonly kind: 'chat';
  readonly channel: Channel;
  readonly source: ArchiveSource;
  readonly partner: ChatPartner;
  readonly isGroup: boolean;
  readonly isAutomatic: boolean;
  readonly direction: Direction;
  readonly author: { readonly name: string | null; readonly handle: string | null };
  readonly dedupeKey: string;
  readonly providerId: string | null;
  /** ms since the epoch. */
  readonly sentAt: number;
  readonly subject: string | null;
  readonly text: string;
  readonly excerpt: string;
  readonly sentiment: Sentiment;
  readonly attachments: readonly ChatAttachment[];
  readonly reactions: readonly { readonly sender: string; readonly emoji: string }[];
}

/** Somebody on the owner's list of contacts. */
export interface ImportedConnection extends Place {
  readonly kind: 'connection';
  readonly channel: Channel;
  readonly handle: string;
  readonly name: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly email: string | null;
}

export interface SkippedRecord extends Place {
  readonly kind: 'skipped';
  readonly reason: SkipReason;
}
