import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import type { SetupFile } from '@concordia/contract/channels';

type SealedPart = NonNullable<SetupFile['secrets']>;

/** OWASP's recommendation for scrypt: 128 MiB and a good part of a second per guess. */
const STRENGTH = { cost: 2 ** 17, blockSize: 8, parallelism: 1 } as const;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Wrong passphrase or modified file; the cipher cannot tell which. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Encrypts text with a passphrase. @param beside authenticated but not encrypted; decryption needs the same value. */
export async function sealWith(passphrase: string, text: string, beside: string): Promise<SealedPart> {
  const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(IV_BYTES)];
  const key = await keyOf(passphrase, salt, STRENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(beside));
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const texts = { salt, iv, tag: cipher.getAuthTag(), data };
  return {
    kdf: 'scrypt',
    ...STRENGTH,
    cipher: 'aes-256-gcm',
    salt: texts.salt.toString('base64'),
    iv: texts.iv.toString('base64'),
    tag: texts.tag.toString('base64'),
    data: texts.data.toString('base64'),
  };
}

/** @throws CannotOpen */
export async function openWith(passphrase: string, sealed: SealedPart, beside: string): Promise<string> {
  const key = await keyOf(passphrase, Buffer.from(sealed.salt, 'base64'), sealed);
  try {
    const decipher = createDecipheriv(sealed.cipher, key, Buffer.from(sealed.iv, 'base64'), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(beside))
      .setAuthTag(Buffer.from(sealed.tag, 'base64'));
    return Buffer.concat([decipher.update(Buffer.from(sealed.data, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    throw new CannotOpen('The secrets cannot be opened.');
  }
}

function keyOf(
  passphrase: string,
  salt: Uint8Array,
  { cost, blockSize, parallelism }: Pick<SealedPart, 'cost' | 'blockSize' | 'parallelism'>,
): Promise<Buffer> {
  // Upper bound on memory; scrypt needs slightly more than 128 bytes per block.
  const maxmem = 128 * cost * blockSize * 2;
  return new Promise((resolve, reject) => {
    scrypt(
      passphrase.normalize('NFKC'),
      salt,
      KEY_BYTES,
      { N: cost, r: blockSize, p: parallelism, maxmem },
      (error, key) => (error === null ? resolve(key) : reject(error)),
    );
  });
}
