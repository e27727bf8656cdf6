import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../common/settings.js';
import { readKeyFile, type SealingKey } from './key-file.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value belongs: its workspace, its channel, its name. It opens nowhere else. */
export type Place = readonly [workspaceId: string, ...rest: string[]];

/** A sealed value was changed, or stands where it does not belong, or its key is gone. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/**
 * Seals what must not be read from the database: AES-256-GCM under a key in a file of its own, with the place of the value authenticated.
 *
 * A sealed value is `v1.KEY.IV.DATA.TAG`, in base64url but for the key's name.
 */
@Injectable()
export class Sealing {
  #keys: readonly [SealingKey, ...SealingKey[]] | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The names of the keys that values can be opened with; the first is the one that seals. */
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
      throw new SealBroken('A secret was changed, or stands where it does not belong.');
    }
  }

  #read(): readonly [SealingKey, ...SealingKey[]] {
    this.#keys ??= readKeyFile(this.settings.dataDir);
    return this.#keys;
  }
}

/** The key that a sealed value names. */
export const keyIdOf = (sealed: string): string => sealed.split('.')[1] ?? '';

const placeOf = (keyId: string, place: Place): Buffer =>
  Buffer.from(JSON.stringify(['concordia-secret-v1', keyId, ...place]));
