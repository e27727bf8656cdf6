import { setTimeout as pause } from 'node:timers/promises';
import { post } from './post.ts';
import type { Written } from './traffic.ts';

/** How many webhooks are on their way at a time: providers do not wait for each other. */
const atOnce = 32;

/** How long a provider waits before it tells again, in ms. A real one waits longer. */
const again = 50;

/** When a message was first told to the product, and when the product first said that it had it; ms of the monotonic clock. */
export interface Taken {
  readonly from: number;
  readonly until: number;
}

export interface DeliveryReport {
  readonly taken: ReadonlyMap<Written, Taken>;
  /** How many times nobody answered, or not with 2xx, so that it was told again. */
  readonly repeated: number;
}

/**
 * Tells the product in the given order, each until it is answered with 2xx.
 *
 * @param onTaken hears how many have been answered so far
 * @throws Error when the product refuses one with 4xx: every one is signed and whole
 */
export async function tell(
  address: string,
  tellings: readonly Written[],
  onTaken: (count: number) => void,
): Promise<DeliveryReport> {
  const taken = new Map<Written, Taken>();
  let next = 0;
  let done = 0;
  let repeated = 0;
  const teller = async (): Promise<void> => {
    for (;;) {
      const written = tellings[next];
      if (written === undefined) return;
      next += 1;
      const from = performance.now();
      while (!(await isTaken(address, written))) {
        repeated += 1;
        await pause(again);
      }
      const known = taken.get(written);
      const until = performance.now();
      taken.set(written, { from: Math.min(known?.from ?? from, from), until: Math.min(known?.until ?? until, until) });
      done += 1;
      onTaken(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, teller));
  return { taken, repeated };
}

async function isTaken(address: string, { provider, webhook }: Written): Promise<boolean> {
  const answer = await post(address, webhook).catch(() => null);
  if (answer === null || answer.status >= 500) return false;
  if (answer.status >= 300) throw new Error(`A webhook of ${provider} was refused: ${answer.status} ${answer.body}`);
  return true;
}
