/** The epoch of X's ids, ms since the Unix epoch. */
const EPOCH = 1_288_834_974_657;

/** Time-ordered ids: 41 bits of ms and a 22-bit counter. Too large for numbers, so they are strings. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const earliest = BigInt(Math.max(0, now() - EPOCH)) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return String(last);
  };
}

/** Event ids use all 64 bits and a sign. @param random in [0, 1). */
export function eventUuid(random: () => number): string {
  const bits = (BigInt(Math.floor(random() * 2 ** 32)) << 32n) | BigInt(Math.floor(random() * 2 ** 32));
  return String(BigInt.asIntN(64, bits));
}
