import { createWriteStream } from 'node:fs';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** Space to leave free: the imported messages need room too. */
const RESERVE_BYTES = 256 * 1024 * 1024;
/** Bytes that may arrive between two checks of free disk space. */
const LOOK_EVERY = 64 * 1024 * 1024;

@Injectable()
export class UploadFolder {
  readonly #folder: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#folder = join(settings.dataDir, 'imports');
  }

  pathOf(importId: string): string {
    return join(this.#folder, `${importId}.upload`);
  }

  /**
   * Streams an upload to the file of an import, in bounded memory. The file is on disk when this resolves.
   *
   * @param onBytes called occasionally with the number of bytes received.
   * @returns the file's size in bytes.
   * @throws DomainFailure if the disk is too full; the stream's error if the client disconnected. The partial file is deleted.
   */
  async receive(importId: string, archive: Readable, onBytes: (received: number) => Promise<void>): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#requireRoom();
    const path = this.pathOf(importId);
    let received = 0;
    const metered = async function* (this: UploadFolder, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      let looked = 0;
      for await (const chunk of chunks) {
        received += chunk.length;
        if (received - looked >= LOOK_EVERY) {
          looked = received;
          await this.#requireRoom();
          await onBytes(received);
        }
        yield chunk;
      }
    };
    try {
      await pipeline(archive, metered.bind(this), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await sync(path);
      return received;
    } catch (error) {
      await this.remove(importId);
      throw error;
    }
  }

  remove(importId: string): Promise<void> {
    return rm(this.pathOf(importId), { force: true });
  }

  async #requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize > RESERVE_BYTES) return;
    throw new DomainFailure(
      'full',
      'DISK_FULL',
      'There is not enough disk space for this file. Free some space, then upload it again.',
    );
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
