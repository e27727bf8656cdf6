import { ArchiveError, type ArchiveSource, contentsOf, sourceOfText } from '@concordia/channels/archives';
import type { ArchiveFiles } from './archive-files.js';
import type { ChatArchive } from './open-archive.js';
import { textChunks } from './text-chunks.js';
import { openZip } from './zip-files.js';

export interface InspectedChat {
  readonly source: ArchiveSource;
  readonly chat: ChatArchive;
  /** Of the texts, unpacked. */
  readonly textBytes: number;
}

const HEAD_LENGTH = 4096;

const ZIP = /^PK(?:\x03\x04|\x05\x06|\x07\x08)/u;

/**
 * Detects a chat archive.
 *
 * @param head the first bytes.
 * @returns `null` if it is none, which email is not either.
 * @throws ArchiveError if it is an archive of another kind, or cannot be unpacked.
 */
export async function inspectChat(
  path: string,
  name: string,
  head: Buffer,
  sizeBytes: number,
): Promise<InspectedChat | null> {
  if (ZIP.test(head.toString('latin1', 0, 4))) return inspectZip(path, name, sizeBytes);
  const source = sourceOfText(head.toString('utf8'));
  if (source === null) return null;
  return { source, chat: { name, isZip: false, texts: [name] }, textBytes: sizeBytes };
}

async function inspectZip(path: string, name: string, sizeBytes: number): Promise<InspectedChat> {
  const files = await openZip(path, sizeBytes);
  try {
    if (files.paths.length === 0) throw new ArchiveError('archive_empty');
    const { source, paths } = await contentsOf(files.paths, name, (one) => headOf(files, one));
    const textBytes = paths.reduce((sum, one) => sum + files.sizeOf(one), 0);
    return { source, chat: { name, isZip: true, texts: paths }, textBytes };
  } finally {
    files.close();
  }
}

async function headOf(files: ArchiveFiles, path: string): Promise<string> {
  let head = '';
  for await (const chunk of textChunks(files.open(path))) {
    head += chunk;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head;
}
