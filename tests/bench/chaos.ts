import { parseArgs } from 'node:util';
import { temporaryFolder } from '../support/paths.ts';
import { freePort } from '../support/server.ts';
import { benchDoors } from './chaos/doors.ts';
import { benchInbound } from './chaos/inbound.ts';
import { benchOutbound } from './chaos/outbound.ts';
import { startProduct } from './chaos/product.ts';
import { startProviders } from './chaos/providers.ts';
import { numbers } from './words.ts';

/**
 * The product, as its own process on an empty folder (or on the empty database of `DATABASE_URL`), among providers that misbehave, and
 * killed again and again. `npm run bench -- chaos --events 2000` is a small run; `--seed` chooses other accidents.
 *
 * @throws Error when anything was lost, doubled or out of order, or is shown as sent that was not
 */
export async function benchChaos(): Promise<void> {
  const { values } = parseArgs({
    options: { events: { type: 'string', default: '100000' }, seed: { type: 'string', default: '7' } },
    allowPositionals: true,
  });
  const events = Number(values.events);
  if (!Number.isInteger(events) || events < 320) throw new Error('--events takes a whole number from 320 on.');
  const random = numbers(Number(values.seed));
  const folder = temporaryFolder('bench-chaos');
  const port = await freePort();
  const providers = await startProviders(`http://127.0.0.1:${port}`, random);
  const product = await startProduct(folder.path, port, providers);
  try {
    const inbound = await benchInbound(product, providers, events, random);
    const outbound = await benchOutbound(product, providers, inbound.conversations, Math.round(events / 10), random);
    await benchDoors(product, providers, Math.max(3, Math.round((30 * events) / 100_000)));
    const wrong = [...inbound.wrong, ...outbound];
    if (wrong.length > 0) throw new Error(`The chaos run found:\n${wrong.join('\n')}`);
  } finally {
    await product.stop();
    await providers.stop();
    folder.remove();
  }
}
