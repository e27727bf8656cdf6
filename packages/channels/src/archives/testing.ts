import type { ArchiveItem, ArchiveMessage, ArchiveText, ArchiveWallTime, ParseContext } from './types.js';

/** A file in memory, read in chunks of a given size. */
export const textFile = (path: string, content: string, chunkSize = 7): ArchiveText => ({
  path,
  open: async function* () {
    for (let at = 0; at < content.length; at += chunkSize) yield content.slice(at, at + chunkSize);
  },
});

export const utcOf = ({ year, month, day, hour, minute, second }: ArchiveWallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

export const contextWith = (changes: Partial<ParseContext> = {}): ParseContext => ({
  instantOf: utcOf,
  hasFile: () => false,
  owners: [],
  archiveName: 'archive.zip',
  ...changes,
});

export async function itemsOf(items: AsyncIterable<ArchiveItem>): Promise<ArchiveItem[]> {
  const all: ArchiveItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

export async function messagesOf(items: AsyncIterable<ArchiveItem>): Promise<ArchiveMessage[]> {
  return (await itemsOf(items)).flatMap((item) => (item.kind === 'message' ? [item] : []));
}
