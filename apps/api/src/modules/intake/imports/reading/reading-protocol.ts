import type { AddressEvidence } from '@concordia/domain';
import type { Archive } from './archive.js';
import type { Checkpoint, ImportedBatch } from './imported-mail.js';

/** What the reading thread is told when it starts. */
export interface ReadingOrder {
  readonly archive: Archive;
  readonly dataDir: string;
  readonly from: Checkpoint;
  /** `null`: only count whose archive it is. */
  readonly ownAddresses: readonly string[] | null;
  /** ms since the epoch, for what has no date at all. */
  readonly fallbackSentAt: number;
  /** How many batches may be under way at once; the thread waits for them to be written. */
  readonly credit: number;
}

export type FromThread =
  | { readonly kind: 'batch'; readonly batch: ImportedBatch }
  | { readonly kind: 'evidence'; readonly evidence: readonly AddressEvidence[]; readonly messages: number }
  | { readonly kind: 'failed'; readonly reason: string; readonly isArchive: boolean }
  | { readonly kind: 'end' };

/** One more batch may come. */
export type ToThread = 'more';
