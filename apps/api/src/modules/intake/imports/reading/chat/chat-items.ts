import { ArchiveError, type ArchiveItem, type ArchiveSource, readArchiveText } from '@concordia/channels/archives';
import type { ArchiveFiles } from './archive-files.js';
import { NamedFiles } from './named-files.js';
import type { ChatArchive } from './open-archive.js';
import { textChunks } from './text-chunks.js';
import { zoneClock } from './zone-clock.js';

export interface ChatSetting {
  readonly timeZone: string;
  /** Our ids within the archive; empty while they are not known. */
  readonly owners: readonly string[];
}

export interface PlacedItem {
  readonly item: ArchiveItem;
  readonly text: string;
  /** Bytes of the archive's texts read until here. */
  readonly position: number;
}

/** Yields everything in a chat archive, from its beginning. */
export async function* chatItems(
  source: ArchiveSource,
  { name, texts }: ChatArchive,
  files: ArchiveFiles,
  { timeZone, owners }: ChatSetting,
): AsyncGenerator<PlacedItem> {
  const named = new NamedFiles(files);
  const instantOf = zoneClock(timeZone);
  let before = 0;
  for (const text of texts) {
    const size = files.sizeOf(text);
    let read = 0;
    const open = () => {
      read = 0;
      return textChunks(files.open(text), (count) => (read += count));
    };
    const hasFile = (path: string) => named.find(path, text) !== null;
    const context = { instantOf, hasFile, owners, archiveName: name };
    for await (const item of readArchiveText(source, { path: text, open }, context)) {
      yield { item, text, position: before + Math.min(read, size) };
    }
    before += size;
  }
}

/** A CSV reader's own words about a broken file are not for its owner. */
export const archiveError = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('CSV_')
    ? new ArchiveError('archive_damaged', { cause: error })
    : error;
