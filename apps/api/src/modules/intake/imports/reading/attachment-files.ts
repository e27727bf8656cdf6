import { createHash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fdatasync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const sync = promisify(fdatasync);

/** Where the bytes with this SHA-256 are, below the data folder; the same place where the AttachmentStore looks for them. */
function attachmentPath(dataDir: string, contentHash: string): string {
  return join(dataDir, 'attachments', contentHash.slice(0, 2), contentHash);
}

interface OpenFile {
  readonly descriptor: number;
  readonly temporary: string;
  readonly path: string;
}

/**
 * Puts attachments under their hash, once each however often they come.
 *
 * A file gets its name only after its bytes are on the disk, and `settle` is awaited before the rows that name it are written: a row never
 * points at nothing, whatever is cut when. Syncing a batch at once costs little more than syncing one file.
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

  /** Resolves when everything that was added is on the disk under its name. */
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
