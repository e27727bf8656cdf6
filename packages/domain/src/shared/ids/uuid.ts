/** Source of ids. Clock and randomness are injected, so that test worlds are reproducible. */
export interface IdSource {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Fills a fresh array of the given length with random bytes. */
  readonly randomBytes: (length: number) => Uint8Array;
}

const MAX_INSTANT = 2 ** 48 - 1;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A version 7 UUID (RFC 9562, section 5.7): 48 bits of time, then 74 random bits, so that ids sort by age.
 *
 * @param instant ms since the epoch, clamped to 48 bits.
 * @param random ten bytes or more; 74 of their bits are used.
 * @throws RangeError for fewer than ten bytes.
 */
export function uuidV7(instant: number, random: Uint8Array): string {
  if (random.length < 10) throw new RangeError(`A UUID needs 10 random bytes, got ${random.length}`);
  const at = Math.min(Math.max(Math.trunc(instant), 0), MAX_INSTANT);
  const time = at.toString(16).padStart(12, '0');
  const byte = (index: number): number => random[index] ?? 0;
  const hex = (value: number): string => HEX[value & 0xff] ?? '';
  const version = hex(0x70 | (byte(0) & 0x0f)) + hex(byte(1));
  const variant = hex(0x80 | (byte(2) & 0x3f)) + hex(byte(3));
  let node = '';
  for (let index = 4; index < 10; index += 1) node += hex(byte(index));
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${node}`;
}

/**
 * Creates a generator of monotonic ids: within one millisecond, or if the clock steps back, the time part stays at its highest and the next twelve
 * bits count up (RFC 9562, section 6.2, method 1). Ordering by id therefore lists rows in creation order.
 */
export function createIds(source: IdSource): () => string {
  let last = -1;
  let counter = 0;
  return () => {
    const random = source.randomBytes(10);
    const now = Math.min(Math.max(Math.trunc(source.now()), 0), MAX_INSTANT);
    if (now > last) {
      last = now;
      // Starts in the lower half, which leaves room for at least 2,048 ids in one millisecond.
      counter = (((random[0] ?? 0) & 0x07) << 8) | (random[1] ?? 0);
    } else {
      counter += 1;
      if (counter > 0xfff) {
        last += 1;
        counter = 0;
      }
    }
    random[0] = counter >> 8;
    random[1] = counter & 0xff;
    return uuidV7(last, random);
  };
}

/** Whether a string is a UUID in lower case, as stored and printed. */
export function isUuid(value: string): boolean {
  return PATTERN.test(value);
}

/** The creation time in a version 7 UUID, in ms since the epoch; `null` for anything else. */
export function instantOfUuid(id: string): number | null {
  if (!isUuid(id) || id[14] !== '7') return null;
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
