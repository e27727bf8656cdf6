import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../common/settings.js';

const HASH = /^[0-9a-f]{64}$/;

/**
 * Attachment contents as files in the data folder, named by their SHA-256. Identical files are stored once, and no sender-chosen name reaches the
 * file system.
 */
@Injectable()
export class AttachmentStore {
  readonly #folder: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#folder = join(settings.dataDir, 'attachments');
  }

  /**
   * Stores bytes. They are on disk under their final name when this resolves: call it before the transaction that refers to them.
   *
   * @returns their SHA-256 in hexadecimal.
   */
  async put(content: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    const path = this.#path(hash);
    if (await exists(path, content.byteLength)) return hash;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const partial = `${path}.${randomUUID()}`;
    try {
      const file = await open(partial, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return hash;
  }

  /** @returns the bytes and their size, or `null` if the file does not exist. */
  async open(hash: string): Promise<{ content: Readable; sizeBytes: number } | null> {
    const path = this.#path(hash);
    const found = await stat(path).catch(() => null);
    return found === null ? null : { content: createReadStream(path), sizeBytes: found.size };
  }

  /** @returns the first bytes, fewer if the file is shorter, or `null` if it does not exist. */
  async head(hash: string, length: number): Promise<Uint8Array | null> {
    const path = this.#path(hash);
    if ((await stat(path).catch(() => null)) === null) return null;
    const parts: Uint8Array[] = [];
    for await (const part of createReadStream(path, { end: length - 1 })) parts.push(part);
    return Buffer.concat(parts);
  }

  /** Moves a file aside before deletion. @returns whether it existed or was already aside. */
  async putAside(hash: string): Promise<boolean> {
    const path = this.#path(hash);
    await rename(path, aside(path)).catch(ignoreMissing);
    return (await stat(aside(path)).catch(() => null)) !== null;
  }

  async takeBack(hash: string): Promise<void> {
    const path = this.#path(hash);
    await rename(aside(path), path).catch(ignoreMissing);
  }

  async remove(hash: string): Promise<void> {
    await rm(aside(this.#path(hash)), { force: true });
  }

  #path(hash: string): string {
    if (!HASH.test(hash)) throw new Error('This is not an attachment hash.');
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

const aside = (path: string): string => `${path}.going`;

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function exists(path: string, size: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.size === size;
}
