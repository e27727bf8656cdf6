/** When X began to count, ms since the epoch. */
const EPOCH = 1_288_834_974_657;

/** Ids that grow with the time they were made at: 41 bits of ms, and 22 of a counter. Too large for numbers, so they are texts. */
export function snowflakes(now: () => number): () => string {
  let last = 0n;
  return () => {
    const earliest = BigInt(Math.max(0, now() - EPOCH)) << 22n;
    last = earliest > last ? earliest : last + 1n;
    return String(last);
  };
}

/** Ids of events have all 64 bits and a sign. @param random in [0, 1). */
export function eventUuid(random: () => number): string {
  const bits = (BigInt(Math.floor(random() * 2 ** 32)) << 32n) | BigInt(Math.floor(random() * 2 ** 32));
  return String(BigInt.asIntN(64, bits));
}
