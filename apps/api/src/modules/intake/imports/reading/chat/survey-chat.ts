import { type ArchiveOwner, type ArchiveSource, OwnerTally } from '@concordia/channels/archives';
import { chatItems } from './chat-items.js';
import { type ChatArchive, openArchive } from './open-archive.js';

/** A few hundred thousand messages tell who is who; more only cost time. */
const MOST_ITEMS = 300_000;

/** Finds out whose archive it is, without storing anything. */
export async function surveyChat(
  path: string,
  source: ArchiveSource,
  chat: ChatArchive,
  sizeBytes: number,
): Promise<ArchiveOwner> {
  const files = await openArchive(path, chat, sizeBytes);
  const tally = new OwnerTally();
  let items = 0;
  try {
    for await (const { item } of chatItems(source, chat, files, { timeZone: 'UTC', owners: [] })) {
      tally.add(item);
      items += 1;
      if (items >= MOST_ITEMS) break;
    }
  } finally {
    files.close();
  }
  return tally.result;
}
