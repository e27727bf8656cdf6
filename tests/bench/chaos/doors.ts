import { setTimeout as pause } from 'node:timers/promises';
import { oneDigit, printTable, timeColumn, whole } from '../table.ts';
import { post } from './post.ts';
import type { Product } from './product.ts';
import { chats, type Providers } from './providers.ts';
import { Traffic, type Written } from './traffic.ts';

/** Webhooks a second. */
const rate = 200;

/** The longest that one in a hundred may wait, in ms. */
const aim = 250;

/**
 * How long webhooks wait for their answer when they come at a steady pace, whoever is still waiting (an open loop): counted from when each
 * was due, so that one that was held up by another counts as well.
 */
export async function benchDoors(product: Product, providers: Providers, seconds: number): Promise<void> {
  const all = ['sendgrid', ...chats] as const;
  const traffic = new Traffic(providers, Math.random);
  const each = Math.ceil((rate * seconds) / all.length);
  const lists: Written[][] = [];
  for (const provider of all) lists.push(await traffic.write(provider, each, Math.max(2, Math.round(each / 5))));
  const queue = Array.from(
    { length: rate * seconds },
    (_, index) => lists[index % all.length]?.[Math.floor(index / all.length)],
  );
  const waits: Promise<number>[] = [];
  let wrong = 0;
  const since = performance.now();
  for (const [index, written] of queue.entries()) {
    const due = since + (index * 1000) / rate;
    while (performance.now() < due) await pause(1);
    if (written === undefined) continue;
    const answered = post(product.address, written.webhook).then(
      ({ status }) => status,
      () => 0,
    );
    waits.push(
      answered.then((status) => {
        if (status !== 200) wrong += 1;
        return performance.now() - due;
      }),
    );
  }
  const sorted = (await Promise.all(waits)).toSorted((one, another) => one - another);
  const at = (share: number): string => oneDigit(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
  printTable(
    `Doors: ${rate} webhooks/s for ${seconds} s over all of them (ms from when each was due)`,
    ['webhooks', timeColumn('p50'), timeColumn('p99'), timeColumn('worst'), 'aim of p99', 'not 200'],
    [[whole(sorted.length), at(0.5), at(0.99), at(1), whole(aim), whole(wrong)]],
  );
}
