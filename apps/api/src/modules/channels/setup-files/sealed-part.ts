import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import type { SetupFile } from '@concordia/contract/channels';

type SealedPart = NonNullable<SetupFile['secrets']>;

/** OWASP's advice for scrypt: 128 MiB and a good part of a second for each guess. */
const STRENGTH = { cost: 2 ** 17, blockSize: 8, parallelism: 1 } as const;

const KEY_BYTES = 32;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The passphrase is another one, or the file was changed: the cipher cannot tell which. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Encrypts a text with a passphrase. @param beside what is authenticated along with it, and has to be the same when it is opened. */
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
  // scrypt refuses more memory than this; it needs a little over 128 bytes a block.
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
