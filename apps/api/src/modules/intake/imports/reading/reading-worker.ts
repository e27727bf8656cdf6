import { parentPort, workerData } from 'node:worker_threads';
import { ArchiveError } from '@concordia/channels/archives';
import { archiveError } from './chat/chat-items.js';
import { readChatBatches } from './chat/read-chat-batches.js';
import { surveyChat } from './chat/survey-chat.js';
import { collectEvidence } from './collect-evidence.js';
import type { ImportedBatch } from './imported-mail.js';
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

const send = async (batches: AsyncIterable<ImportedBatch>): Promise<void> => {
  for await (const batch of batches) {
    await credit.take();
    say({ kind: 'batch', batch });
  }
};

const readMail = async (): Promise<void> => {
  if (order.ownAddresses !== null) return send(readBatches({ ...order, ownAddresses: order.ownAddresses }));
  const tally = await collectEvidence(order.archive);
  say({ kind: 'evidence', evidence: tally.evidence(), messages: tally.messages });
};

const readChat = async (chat: NonNullable<ReadingOrder['archive']['chat']>): Promise<void> => {
  const { path } = order.archive;
  const { source, packedBytes } = chat;
  if (order.chat === null) return say({ kind: 'owner', owner: await surveyChat(path, source, chat, packedBytes) });
  const { dataDir, from, chat: setting } = order;
  await send(readChatBatches({ path, source, chat, archiveBytes: packedBytes, setting, dataDir, from }));
};

const read = async (): Promise<void> => {
  try {
    await (order.archive.chat === null ? readMail() : readChat(order.archive.chat));
    say({ kind: 'end' });
  } catch (thrown) {
    const error = archiveError(thrown);
    const code = error instanceof ArchiveError ? error.code : null;
    const isArchive =
      error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('E');
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error), isArchive, code });
  } finally {
    port.close();
  }
};

void read();
