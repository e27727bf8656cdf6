import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../../common/settings.js';

/** 32 bytes in hex. */
const FORM = /^[0-9a-f]{64}$/;

/**
 * Key for hashing the handles of erased people. It is in a file outside the database, readable only by its owner: the database alone does not allow
 * guessing addresses.
 */
@Injectable()
export class ErasureKey {
  readonly #path: string;
  #key: Promise<string> | undefined;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#path = join(settings.dataDir, 'erasure.key');
  }

  async hash(channel: string, handle: string): Promise<string> {
    this.#key ??= this.#readOrMake();
    return createHmac('sha256', Buffer.from(await this.#key, 'hex'))
      .update(`${channel} ${handle}`)
      .digest('hex');
  }

  async #readOrMake(): Promise<string> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const file = await open(this.#path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (file === null) return this.#read();
    const key = randomBytes(32).toString('hex');
    try {
      await file.writeFile(key);
      await file.sync();
    } finally {
      await file.close();
    }
    return key;
  }

  async #read(): Promise<string> {
    const key = (await readFile(this.#path, 'utf8')).trim();
    if (!FORM.test(key)) throw new Error('The erasure key is damaged: erasure.key in the data folder.');
    return key;
  }
}
