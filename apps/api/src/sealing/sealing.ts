import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../common/settings.js';
import { readKeyFile, type SealingKey } from './key-file.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value belongs: workspace, channel, name. It cannot be opened elsewhere. */
export type Place = readonly [workspaceId: string, ...rest: string[]];

/** A sealed value was modified or moved, or its key is missing. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Seals values that must not be readable in the database: AES-256-GCM under a key from a separate file, with the value's place authenticated.
 *
 * A sealed value is `v1.KEY.IV.DATA.TAG`, in base64url except for the key's id.
 */
@Injectable()
export class Sealing {
  #keys: readonly [SealingKey, ...SealingKey[]] | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Ids of the keys that can open values; the first seals. */
  get keyIds(): readonly string[] {
    return this.#read().map(({ id }) => id);
  }

  seal(text: string, place: Place): string {
    const [key] = this.#read();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key.bytes, iv).setAAD(placeOf(key.id, place));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return ['v1', key.id, ...[iv, data, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
  }

  /** @throws SealBroken */
  open(sealed: string, place: Place): string {
    const [version, keyId = '', iv = '', data = '', tag = ''] = sealed.split('.');
    const key = this.#read().find(({ id }) => id === keyId);
    if (version !== 'v1' || key === undefined)
      throw new SealBroken('A secret was sealed with a key that is not in the key file.');
    try {
      const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(iv, 'base64url'), { authTagLength: TAG_BYTES })
        .setAAD(placeOf(keyId, place))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8');
    } catch {
      throw new SealBroken('A secret was modified or moved.');
    }
  }

  /** @returns `null` if it was altered, moved, or its sealing key is lost. */
  openIfWhole(sealed: string, place: Place): string | null {
    try {
      return this.open(sealed, place);
    } catch (error) {
      if (error instanceof SealBroken) return null;
      throw error;
    }
  }

  #read(): readonly [SealingKey, ...SealingKey[]] {
    this.#keys ??= readKeyFile(this.settings.dataDir);
    return this.#keys;
  }
}

export const keyIdOf = (sealed: string): string => sealed.split('.')[1] ?? '';

const placeOf = (keyId: string, place: Place): Buffer =>
  Buffer.from(JSON.stringify(['concordia-secret-v1', keyId, ...place]));
