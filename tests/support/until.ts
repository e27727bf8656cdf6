import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits for a condition instead of for a time.
 *
 * @param what named in the error when it never comes true
 * @param look called every `everyMs` until it returns something other than `undefined`; what it throws ends the wait
 * @throws Error after `withinMs`
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  { withinMs = 30_000, everyMs = 25 }: { withinMs?: number; everyMs?: number } = {},
): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (performance.now() > deadline) throw new Error(`Still not so after ${withinMs} ms: ${what}`);
    await pause(everyMs);
  }
}
