import { Worker } from 'node:worker_threads';
import type { BriefDrawings, BriefFacts } from '@concordia/domain/brief';
import type { DatabaseTarget } from '../../../../database/database-url.js';
import type { BriefContent } from '../stored-brief.js';

/** How to start the thread; tests run it from source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

/** Next to this file, with the same extension: `.ts` from source, `.js` when built. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(import.meta.url.endsWith('.ts') ? './brief-worker.ts' : './brief-worker.js', import.meta.url),
};

export interface BriefOrder {
  readonly target: DatabaseTarget;
  readonly workspaceId: string;
  /** ms since the epoch. */
  readonly now: number;
  /** IANA name; determines where days begin. */
  readonly timeZone: string;
  /** Figures read on the main thread, from the services that other screens use. */
  readonly standing: Pick<BriefFacts, 'topIntent' | 'replyTimes'>;
}

export type FromThread =
  | { readonly kind: 'composed'; readonly content: BriefContent; readonly drawings: BriefDrawings }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Reads the database and composes a brief on its own thread. With a hundred thousand contacts this takes seconds, and SQLite queries block the
 * calling thread.
 */
export async function composeInThread(
  order: BriefOrder,
  entry: ThreadEntry,
): Promise<Extract<FromThread, { kind: 'composed' }>> {
  const thread = new Worker(entry.file, {
    workerData: order,
    ...(entry.execArgv && { execArgv: [...entry.execArgv] }),
  });
  // The thread exits once it has closed its connection.
  const said = await new Promise<FromThread>((resolve, reject) => {
    let last: FromThread | null = null;
    thread.once('message', (message: FromThread) => {
      last = message;
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      if (last === null) reject(new Error('The thread that composes the brief stopped unexpectedly.'));
      else resolve(last);
    });
  });
  if (said.kind === 'failed') throw new Error(`The brief could not be composed: ${said.reason}`);
  return said;
}
