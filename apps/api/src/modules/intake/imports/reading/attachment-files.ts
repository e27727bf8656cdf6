import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fdatasync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const sync = promisify(fdatasync);

/** Must match the path AttachmentStore uses. */
function attachmentPath(dataDir: string, contentHash: string): string {
  return join(dataDir, 'attachments', contentHash.slice(0, 2), contentHash);
}

interface OpenFile {
  readonly descriptor: number;
  readonly temporary: string;
  readonly path: string;
}

/**
 * Stores attachments under their hash, so that repeated ones are stored once.
 *
 * A file gets its final name only after its bytes are on disk, and callers await `settle` before writing the rows that refer to it. A row therefore
 * never points to a missing file, even after a crash. Syncing a whole batch costs little more than syncing one file.
 */
export class AttachmentFiles {
  private readonly pending = new Map<string, OpenFile>();

  constructor(private readonly dataDir: string) {}

  /** @returns the SHA-256 of the bytes in hex. */
  add(bytes: Uint8Array): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const path = attachmentPath(this.dataDir, hash);
    if (this.pending.has(hash) || existsSync(path)) return hash;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
    const descriptor = openSync(temporary, 'wx', 0o600);
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    this.pending.set(hash, { descriptor, temporary, path });
    return hash;
  }

  /** Resolves when all added files are on disk under their final names. */
  async settle(): Promise<void> {
    const files = [...this.pending.values()];
    this.pending.clear();
    await Promise.all(files.map(({ descriptor }) => sync(descriptor)));
    for (const { descriptor, temporary, path } of files) {
      closeSync(descriptor);
      renameSync(temporary, path);
    }
  }
}
