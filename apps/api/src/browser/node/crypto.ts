import { Buffer } from 'node:buffer';
import { gcm } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { scrypt as scryptOf } from '@noble/hashes/scrypt.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

/* The part of node:crypto that the application uses. RSA key pairs come from Web Crypto, through jose. */

const HASHES = { md5, sha1, sha256, sha512 };

type HashName = keyof typeof HASHES;

const isHash = (name: string): name is HashName => Object.hasOwn(HASHES, name);

function hashOf(name: string) {
  if (!isHash(name)) throw new Error(`The hash ${name} is not supported in the browser.`);
  return HASHES[name];
}

type Data = string | Uint8Array;

const bytesOf = (data: Data, encoding: BufferEncoding = 'utf8'): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data, encoding) : data;

class Digest {
  constructor(private readonly state: { update: (bytes: Uint8Array) => unknown; digest: () => Uint8Array }) {}

  update(data: Data, encoding?: BufferEncoding): this {
    this.state.update(bytesOf(data, encoding));
    return this;
  }

  digest(): Buffer;
  digest(encoding: BufferEncoding): string;
  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.state.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export const createHash = (name: string): Digest => new Digest(hashOf(name).create());

export const createSecretKey = (bytes: Uint8Array): Uint8Array => bytes;

export const createHmac = (name: string, key: Data): Digest => new Digest(hmac.create(hashOf(name), bytesOf(key)));

export const hash = (name: string, data: Data, encoding: BufferEncoding = 'hex'): string =>
  createHash(name).update(data).digest(encoding);

const TAG_BYTES = 16;

/** AES-256-GCM that returns all its output from `final()`. */
class Cipher {
  readonly #parts: Uint8Array[] = [];
  #about: Uint8Array | undefined;
  #tag: Uint8Array | undefined;

  constructor(
    private readonly mode: 'seal' | 'open',
    private readonly key: Uint8Array,
    private readonly iv: Uint8Array,
  ) {}

  setAAD(about: Uint8Array): this {
    this.#about = about;
    return this;
  }

  setAuthTag(tag: Uint8Array): this {
    this.#tag = tag;
    return this;
  }

  getAuthTag(): Buffer {
    return Buffer.from(this.#tag ?? []);
  }

  update(data: Data, encoding?: BufferEncoding): Buffer {
    this.#parts.push(bytesOf(data, encoding));
    return Buffer.alloc(0);
  }

  /** @throws if authentication fails. */
  final(): Buffer {
    const cipher = gcm(this.key, this.iv, this.#about);
    const given = Buffer.concat(this.#parts);
    if (this.mode === 'open') return Buffer.from(cipher.decrypt(Buffer.concat([given, this.#tag ?? Buffer.alloc(0)])));
    const sealed = Buffer.from(cipher.encrypt(given));
    this.#tag = sealed.subarray(-TAG_BYTES);
    return sealed.subarray(0, -TAG_BYTES);
  }
}

export const createCipheriv = (_name: string, key: Uint8Array, iv: Uint8Array): Cipher => new Cipher('seal', key, iv);
export const createDecipheriv = (_name: string, key: Uint8Array, iv: Uint8Array): Cipher => new Cipher('open', key, iv);

export const randomBytes = (length: number): Buffer =>
  Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(length)));
export const randomUUID = (): string => globalThis.crypto.randomUUID();
export const randomInt = (least: number, beyond: number): number =>
  least + (randomBytes(4).readUInt32BE(0) % (beyond - least));

export const timingSafeEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

export function scrypt(
  password: Data,
  salt: Data,
  length: number,
  { N = 16_384, r = 8, p = 1 }: { readonly N?: number; readonly r?: number; readonly p?: number },
  done: (error: Error | null, key: Buffer) => void,
): void {
  done(null, Buffer.from(scryptOf(bytesOf(password), bytesOf(salt), { N, r, p, dkLen: length })));
}

export {
  createECDH,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from './keys.js';

export const webcrypto = globalThis.crypto;

/** Unsupported: only SES webhooks need certificates, and no story sends one. */
export class X509Certificate {
  constructor() {
    throw new Error('Certificates cannot be read in the browser.');
  }
}

export default { createHash, createHmac, randomBytes, randomUUID };
