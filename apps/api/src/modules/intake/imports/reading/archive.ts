import { createHash } from 'node:crypto';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { ArchiveError, type ArchiveSource } from '@concordia/channels/archives';
import { detectMailFormat, type MboxEntry, splitMbox } from '@concordia/channels/email';
import { type InspectedChat, inspectChat } from './chat/inspect-chat.js';
import type { ChatArchive } from './chat/open-archive.js';
import type { Checkpoint } from './imported-mail.js';

type ArchiveFormat = 'mbox' | 'eml' | 'folder' | ArchiveSource;

export interface Archive {
  readonly path: string;
  readonly format: ArchiveFormat;
  /** Of a chat archive, the unpacked texts. */
  readonly sizeBytes: number;
  /** A fingerprint of the beginning: unchanged if the archive grew, different for another file of the same name. */
  readonly mark: string;
  /** `null` for email. */
  readonly chat: (ChatArchive & { readonly source: ArchiveSource; readonly packedBytes: number }) | null;
}

/** The archive cannot be read. The message is shown to the person who chose it. */
export class UnreadableArchive extends Error {
  override readonly name = 'UnreadableArchive';

  /** @param code what is wrong, for programs; `null` if only the message says. */
  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

const HEAD_BYTES = 64 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** Larger message files are reported as problems, as in an mbox. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
const MESSAGE_FILE = /\.eml$/i;

/** A message's bytes and position, or the reason why it cannot be read. */
export type ArchiveItem = MboxEntry & { readonly file: string | null };

/**
 * Detects the format of a path.
 *
 * @param name the file's own name, if it was stored under another one.
 * @throws UnreadableArchive if it is not an archive or does not exist.
 */
export async function inspectArchive(path: string, name = basename(path)): Promise<Archive> {
  const about = await stat(path).catch(() => null);
  if (about === null) throw new UnreadableArchive(`No file or folder was found at ${path}.`);
  if (about.isDirectory()) return inspectFolder(path);
  const head = await readHead(path, HEAD_BYTES);
  if (about.size === 0) throw unreadable(new ArchiveError('archive_empty'));
  const chat = await inspectChat(path, name, head, about.size).catch((error: unknown) => {
    throw error instanceof ArchiveError ? unreadable(error) : error;
  });
  if (chat !== null) return chatArchive(path, head, about.size, chat);
  const format = detectMailFormat(head);
  if (format === null) throw unreadable(new ArchiveError('archive_unknown'));
  return { path, format, sizeBytes: about.size, mark: markOf(head), chat: null };
}

export const unreadable = ({ message, code }: ArchiveError): UnreadableArchive => new UnreadableArchive(message, code);

function chatArchive(path: string, head: Buffer, packedBytes: number, inspected: InspectedChat): Archive {
  const { source, chat, textBytes } = inspected;
  return {
    path,
    format: source,
    sizeBytes: textBytes,
    mark: markOf(head),
    chat: { ...chat, source, packedBytes },
  };
}

/** Whether an archive is the one the run started with; appended data is allowed. */
export async function isSameArchive(archive: Archive, mark: string): Promise<boolean> {
  if (archive.format === 'folder') return archive.mark === mark;
  const length = Number(mark.split(':')[0]);
  return markOf(await readHead(archive.path, length)) === mark;
}

/** Yields an archive's messages from a checkpoint, one at a time. The bytes are valid until the next one is requested. */
export async function* readArchive(archive: Archive, from: Checkpoint): AsyncGenerator<ArchiveItem> {
  if (archive.format === 'mbox') {
    const entries = splitMbox(chunksOf(archive.path, from.positionBytes), {
      reuseMemory: true,
      startOffset: from.positionBytes,
      startOrdinal: from.messagesRead,
      maxMessageBytes: MAX_MESSAGE_BYTES,
    });
    for await (const entry of entries) yield { ...entry, file: null };
    return;
  }
  if (archive.format === 'eml') {
    if (from.messagesRead === 0) yield readMessageFile(archive.path, null, 0, 0);
    return;
  }
  let position = from.positionBytes;
  let ordinal = from.messagesRead;
  for (const file of await messageFiles(archive.path)) {
    if (from.file !== null && file <= from.file) continue;
    const item = await readMessageFile(join(archive.path, file), file, position, ordinal);
    position = item.end;
    ordinal += 1;
    yield item;
  }
}

/** Yields a file's bytes from an offset. The buffer is reused for every chunk. */
async function* chunksOf(path: string, start: number): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let at = start; ; ) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function readMessageFile(
  path: string,
  file: string | null,
  start: number,
  ordinal: number,
): Promise<ArchiveItem> {
  const { size } = await stat(path);
  const place = { start, end: start + size, ordinal, fromLine: '', file };
  if (size > MAX_MESSAGE_BYTES) return { kind: 'too_large', ...place };
  return { kind: 'message', ...place, bytes: await readFile(path) };
}

async function inspectFolder(path: string): Promise<Archive> {
  const files = await messageFiles(path);
  if (files.length === 0) throw new UnreadableArchive(`There are no .eml files in ${path} or its subfolders.`);
  let sizeBytes = 0;
  for (const file of files) sizeBytes += (await stat(join(path, file))).size;
  return { path, format: 'folder', sizeBytes, mark: 'folder', chat: null };
}

/** Relative paths with forward slashes, sorted, so that a resumed run sees the same order. */
async function messageFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && MESSAGE_FILE.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

async function readHead(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function markOf(head: Buffer): string {
  return `${head.length}:${createHash('sha256').update(head).digest('hex')}`;
}
