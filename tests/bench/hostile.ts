import { HOSTILE, type Hostile } from '../support/hostile.ts';
import { oneDigit, printTable, ratio } from './table.ts';

const HALF = 250_000;
const ROUNDS = 2;

/** What input that strangers made to be slow takes: tests count the steps, and only time shows what regular expressions do inside. */
export async function benchHostile(): Promise<void> {
  const rows = HOSTILE.map((hostile) => {
    const [half, whole] = [best(hostile, HALF), best(hostile, 2 * HALF)];
    return { name: hostile.name, whole, growth: whole / Math.max(half, 1) };
  });
  rows.sort((one, another) => another.whole - one.whole);
  printTable(
    'Half a million characters made to be slow to read (the better of two; twice of what half of it takes is linear)',
    ['input', 'ms', 'times half'],
    rows.map(({ name, whole, growth }) => [name, oneDigit(whole), ratio(growth)]),
  );
}

function best({ read }: Hostile, size: number): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const since = performance.now();
    read(size);
    return performance.now() - since;
  });
  return Math.min(...times);
}
