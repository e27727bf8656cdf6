import { Worker } from 'node:worker_threads';
import type { ArchiveOwner } from '@concordia/channels/archives';
import { type AddressEvidence } from '@concordia/domain';
import { UnreadableArchive } from './archive.js';
import type { ImportedBatch } from './imported-mail.js';
import type { FromThread, ReadingOrder, ToThread } from './reading-protocol.js';

/** How the reading thread is started; tests run it from source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

/** Next to this file, with the same extension. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(import.meta.url.endsWith('.ts') ? './reading-worker.ts' : './reading-worker.js', import.meta.url),
};

/** Two batches in flight: one is written while the next is read. */
const CREDIT = 2;

/** Young generation limit in MB. The thread's objects are short-lived; by default, V8 lets 150 MB accumulate before collecting. */
const YOUNG_MB = 8;

type Order = Omit<ReadingOrder, 'credit'>;

/**
 * Reads an archive on a separate thread.
 *
 * @throws UnreadableArchive if the file is missing or unreadable; the signal's reason if aborted.
 */
export async function* batchesOf(
  order: Order & { readonly ownAddresses: readonly string[] },
  entry: ThreadEntry,
  signal: AbortSignal,
): AsyncGenerator<ImportedBatch> {
  for await (const { message, thread } of messagesOf({ ...order, credit: CREDIT }, entry, signal)) {
    if (message.kind !== 'batch') continue;
    yield message.batch;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage('more' satisfies ToThread);
  }
}

export async function evidenceOf(
  order: Order,
  entry: ThreadEntry,
  signal: AbortSignal,
): Promise<{ evidence: readonly AddressEvidence[]; messages: number }> {
  for await (const { message } of messagesOf({ ...order, ownAddresses: null, credit: 1 }, entry, signal)) {
    if (message.kind === 'evidence') return message;
  }
  throw new Error('The reading thread stopped without a result.');
}

/** Whose a chat archive is. */
export async function chatOwnerOf(order: Order, entry: ThreadEntry, signal: AbortSignal): Promise<ArchiveOwner> {
  for await (const { message } of messagesOf({ ...order, chat: null, credit: 1 }, entry, signal)) {
    if (message.kind === 'owner') return message.owner;
  }
  throw new Error('The reading thread stopped without a result.');
}

async function* messagesOf(
  order: ReadingOrder,
  entry: ThreadEntry,
  signal: AbortSignal,
): AsyncGenerator<{ message: FromThread; thread: Worker }> {
  signal.throwIfAborted();
  const thread = new Worker(entry.file, {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    workerData: order,
    ...(entry.execArgv && { execArgv: [...entry.execArgv] }),
  });
  const inbox = new Inbox();
  thread.on('message', (message: FromThread) => inbox.put(message));
  thread.on('error', (error) => inbox.fail(error));
  thread.on('exit', () => inbox.fail(new Error('The reading thread ended without a word.')));
  const onAbort = () => inbox.fail(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      const message = await inbox.take();
      if (message.kind === 'end') return;
      if (message.kind === 'failed') throw failureOf(message);
      yield { message, thread };
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    thread.removeAllListeners('exit');
    await thread.terminate();
  }
}

function failureOf({ reason, isArchive, code }: Extract<FromThread, { kind: 'failed' }>): Error {
  if (code !== null) return new UnreadableArchive(reason, code);
  return isArchive ? new UnreadableArchive(`The archive cannot be read: ${reason}`) : new Error(reason);
}

/** Messages from the thread that were not consumed yet. */
class Inbox {
  private readonly messages: FromThread[] = [];
  private failure: { readonly error: unknown } | null = null;
  private wake: (() => void) | null = null;

  put(message: FromThread): void {
    this.messages.push(message);
    this.wake?.();
  }

  fail(error: unknown): void {
    this.failure ??= { error };
    this.wake?.();
  }

  async take(): Promise<FromThread> {
    for (;;) {
      const message = this.messages.shift();
      if (message !== undefined) return message;
      if (this.failure !== null) throw this.failure.error;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = null;
    }
  }
}
