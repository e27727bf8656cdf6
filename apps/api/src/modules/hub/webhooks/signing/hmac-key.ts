import { type BinaryToTextEncoding, hash } from 'node:crypto';

/** Of SHA-256, in bytes. */
const BLOCK = 64;

/**
 * HMAC-SHA256 (RFC 2104) under one key, over and over. `createHmac` makes a key object for each signature, which takes longer than the
 * hashing; thousands of events are signed in a second.
 */
export class HmacKey {
  readonly #inner: Uint8Array;
  readonly #outer: Uint8Array;

  constructor(key: Buffer) {
    const block = Buffer.alloc(BLOCK);
    (key.length > BLOCK ? hash('sha256', key, 'buffer') : key).copy(block);
    this.#inner = block.map((byte) => byte ^ 0x36);
    this.#outer = block.map((byte) => byte ^ 0x5c);
  }

  sign(message: readonly Uint8Array[], encoding: BinaryToTextEncoding): string {
    const inner = hash('sha256', Buffer.concat([this.#inner, ...message]), 'buffer');
    return hash('sha256', Buffer.concat([this.#outer, inner]), encoding);
  }
}
