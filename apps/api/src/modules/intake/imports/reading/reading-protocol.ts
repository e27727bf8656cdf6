import type { ArchiveOwner } from '@concordia/channels/archives';
import type { AddressEvidence } from '@concordia/domain';
import type { Archive } from './archive.js';
import type { ChatSetting } from './chat/chat-items.js';
import type { Checkpoint, ImportedBatch } from './imported-mail.js';

export interface ReadingOrder {
  readonly archive: Archive;
  readonly dataDir: string;
  readonly from: Checkpoint;
  /** Of email; `null`: only collect evidence of the owner. */
  readonly ownAddresses: readonly string[] | null;
  /** Of a chat archive; `null`: only find out whose it is. */
  readonly chat: ChatSetting | null;
  /** ms since the epoch, for entries before the first dated one. */
  readonly fallbackSentAt: number;
  /** Batches that may be in flight; the thread then waits until one is written. */
  readonly credit: number;
}

export type FromThread =
  | { readonly kind: 'batch'; readonly batch: ImportedBatch }
  | { readonly kind: 'evidence'; readonly evidence: readonly AddressEvidence[]; readonly messages: number }
  | { readonly kind: 'owner'; readonly owner: ArchiveOwner }
  | { readonly kind: 'failed'; readonly reason: string; readonly isArchive: boolean; readonly code: string | null }
  | { readonly kind: 'end' };

/** Grants one more batch. */
export type ToThread = 'more';
