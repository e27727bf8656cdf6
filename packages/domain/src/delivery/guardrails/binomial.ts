/**
 * The probability of at least this many events in independent trials of equal chance.
 *
 * Exact: sums the terms on the thinner side of the mean, from the largest outwards, so that neither underflow nor cancellation affects the deciding
 * digits. Clopper & Pearson 1934, Biometrika 26(4) 404-413, build their interval on this tail.
 *
 * @param trials an integer of at least 0.
 * @param events an integer; 0 or less is certain, more than the trials impossible.
 * @param chance of each trial, in (0, 1).
 * @returns a probability in [0, 1].
 */
export function binomialTail(trials: number, events: number, chance: number): number {
  if (events <= 0) return 1;
  if (events > trials * chance) return Math.min(1, sumUp(trials, events, chance));
  return Math.max(0, 1 - sumDown(trials, events - 1, chance));
}

function massAt(trials: number, events: number, chance: number): number {
  let log = events * Math.log(chance) + (trials - events) * Math.log1p(-chance);
  const few = Math.min(events, trials - events);
  for (let i = 1; i <= few; i += 1) log += Math.log((trials - few + i) / i);
  return Math.exp(log);
}

/** Terms below this fraction of the sum no longer change it. */
const NEGLIGIBLE = 1e-18;

function sumUp(trials: number, from: number, chance: number): number {
  const odds = chance / (1 - chance);
  let mass = massAt(trials, from, chance);
  let sum = 0;
  for (let i = from; i <= trials && mass > sum * NEGLIGIBLE; i += 1) {
    sum += mass;
    mass *= ((trials - i) / (i + 1)) * odds;
  }
  return sum;
}

function sumDown(trials: number, from: number, chance: number): number {
  const odds = (1 - chance) / chance;
  let mass = massAt(trials, from, chance);
  let sum = 0;
  for (let i = from; i >= 0 && mass > sum * NEGLIGIBLE; i -= 1) {
    sum += mass;
    mass *= (i / (trials - i + 1)) * odds;
  }
  return sum;
}
