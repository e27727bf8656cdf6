import { ArchiveError } from '@concordia/channels/archives';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { ArchiveFiles } from './archive-files.js';
import { SizeCheck } from './size-check.js';
import { zipError } from './zip-error.js';

const MOST_FILES = 500_000;
const LINK = 0xa000;
const KIND = 0xf000;

/** What is kept of an entry: archives may have a file for every picture. */
interface Packed {
  readonly entry: Entry;
}

/**
 * Lists a ZIP archive. Nothing is ever unpacked to disk, and names are only keys.
 *
 * @throws ArchiveError if it is cut off, damaged, encrypted, or made to do harm.
 */
export async function openZip(path: string, sizeBytes: number): Promise<ArchiveFiles> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw zipError(error);
  });
  try {
    return new ZipFiles(zip, await entriesOf(zip, sizeBytes));
  } catch (error) {
    zip.close();
    throw error instanceof ArchiveError ? error : zipError(error);
  }
}

async function entriesOf(zip: ZipFile, sizeBytes: number): Promise<Map<string, Packed>> {
  const packed = new Map<string, Packed>();
  const sizes = new SizeCheck(sizeBytes);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) throw new ArchiveError('archive_encrypted');
    if (((entry.externalFileAttributes >>> 16) & KIND) === LINK) throw new ArchiveError('archive_unsafe');
    sizes.add(entry.compressedSize, entry.uncompressedSize);
    if (packed.size >= MOST_FILES) throw new ArchiveError('archive_too_many_files');
    const name = entry.fileName.normalize('NFC');
    // Of two entries with one name, the first counts, as for most programs.
    if (!packed.has(name)) packed.set(name, { entry });
  }
  return packed;
}

class ZipFiles implements ArchiveFiles {
  constructor(
    private readonly zip: ZipFile,
    private readonly packed: ReadonlyMap<string, Packed>,
  ) {}

  get paths(): readonly string[] {
    return [...this.packed.keys()];
  }

  has(path: string): boolean {
    return this.packed.has(path);
  }

  sizeOf(path: string): number {
    return this.packed.get(path)?.entry.uncompressedSize ?? 0;
  }

  async *open(path: string): AsyncGenerator<Uint8Array> {
    const file = this.packed.get(path);
    if (file === undefined) return;
    try {
      yield* await this.zip.openReadStreamPromise(file.entry);
    } catch (error) {
      throw zipError(error);
    }
  }

  close(): void {
    this.zip.close();
  }
}
