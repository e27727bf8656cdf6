import { uuidV7 } from './uuid.js';

const PRIME = 16_777_619;

/** FNV-1a of a name, 32 bits, with a custom start value. */
function hash(name: string, start: number): number {
  let value = start;
  for (let index = 0; index < name.length; index += 1) value = Math.imul(value ^ name.charCodeAt(index), PRIME);
  // FNV mixes its last bits poorly; MurmurHash's finalizer fixes that.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * A deterministic id for a name, for computed entities that must be found again. Its time is the given one; its other bits are a hash of the name,
 * which is neither secret nor a signature.
 *
 * @param instant ms since the epoch.
 */
export function namedUuid(instant: number, name: string): string {
  const parts = [0x811c9dc5, 0x01000193, 0x9e3779b9].map((start) => hash(name, start));
  const bytes = parts.flatMap((part) => [part >>> 24, (part >>> 16) & 0xff, (part >>> 8) & 0xff, part & 0xff]);
  return uuidV7(instant, Uint8Array.from(bytes));
}
