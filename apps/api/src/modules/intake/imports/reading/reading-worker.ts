import { parentPort, workerData } from 'node:worker_threads';
import { collectEvidence } from './collect-evidence.js';
import { readBatches } from './read-batches.js';
import type { FromThread, ReadingOrder } from './reading-protocol.js';

/* The reading thread: parses an archive outside the server's event loop and sends batches, never more than its credit allows. It exits when done. */

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
const order: ReadingOrder = workerData;
const say = (message: FromThread) => port.postMessage(message);

/** Batches that may still be sent before one has been written. */
class Credit {
  #wake: (() => void) | null = null;

  constructor(private left: number) {}

  add(): void {
    this.left += 1;
    this.#wake?.();
  }

  async take(): Promise<void> {
    while (this.left <= 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
    this.left -= 1;
  }
}

const credit = new Credit(order.credit);
port.on('message', () => credit.add());

const read = async (): Promise<void> => {
  try {
    if (order.ownAddresses === null) {
      const tally = await collectEvidence(order.archive);
      say({ kind: 'evidence', evidence: tally.evidence(), messages: tally.messages });
    } else {
      for await (const batch of readBatches({ ...order, ownAddresses: order.ownAddresses })) {
        await credit.take();
        say({ kind: 'batch', batch });
      }
    }
    say({ kind: 'end' });
  } catch (error) {
    const isArchive =
      error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('E');
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error), isArchive });
  } finally {
    port.close();
  }
};

void read();
