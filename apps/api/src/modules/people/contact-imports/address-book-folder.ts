import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../common/domain-failure.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';

/** Maximum file size, in bytes. A million contacts take about 200 MB. */
const LARGEST = 512 * 1024 * 1024;

const PEEK = 4 * 1024;

/** Uploaded address books, stored as files in the data folder. */
@Injectable()
export class AddressBookFolder {
  readonly #folder: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#folder = join(settings.dataDir, 'address-books');
  }

  pathOf(importId: string): string {
    return join(this.#folder, importId);
  }

  /**
   * Streams an upload to the import's file, in bounded memory.
   *
   * @returns its size in bytes.
   * @throws DomainFailure if it is too large; no file is left behind.
   */
  async receive(importId: string, file: Readable): Promise<number> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    let size = 0;
    const metered = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > LARGEST)
          throw new DomainFailure('too-large', 'FILE_TOO_LARGE', 'Address books can be up to 512 MB.');
        yield chunk;
      }
    };
    try {
      await pipeline(file, metered, createWriteStream(this.pathOf(importId), { flags: 'wx', mode: 0o600 }));
      return size;
    } catch (error) {
      await this.remove(importId);
      throw error;
    }
  }

  remove(importId: string): Promise<void> {
    return rm(this.pathOf(importId), { force: true });
  }

  /** Detects the format from the first bytes; `null` if the file is not text. */
  async formatOf(importId: string): Promise<'csv' | 'vcard' | null> {
    const file = await open(this.pathOf(importId));
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(PEEK), 0, PEEK, 0);
      const beginning = buffer.subarray(0, bytesRead);
      if (beginning.includes(0)) return null;
      return /^\uFEFF?\s*BEGIN:VCARD/i.test(beginning.toString('utf8')) ? 'vcard' : 'csv';
    } finally {
      await file.close();
    }
  }
}
