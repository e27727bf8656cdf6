import { Worker } from 'node:worker_threads';
import type { BriefDrawings, BriefFacts } from '@concordia/domain/brief';
import type { DatabaseTarget } from '../../../../database/database-url.js';
import type { BriefContent } from '../stored-brief.js';

/** How the thread is started; tests run it from its source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

/** Beside this file, with the ending that this file has. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(import.meta.url.endsWith('.ts') ? './brief-worker.ts' : './brief-worker.js', import.meta.url),
};

/** What a brief is made of. */
export interface BriefOrder {
  readonly target: DatabaseTarget;
  readonly workspaceId: string;
  /** ms since the epoch. */
  readonly now: number;
  /** IANA: the days are those of that place. */
  readonly timeZone: string;
  /** Figures that are read in the server's thread, where other screens read them. */
  readonly standing: Pick<BriefFacts, 'topIntent' | 'replyTimes'>;
}

/** What the thread says when it is done. */
export type FromThread =
  | { readonly kind: 'composed'; readonly content: BriefContent; readonly drawings: BriefDrawings }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Reads the database and composes a brief in a thread of its own: over a hundred thousand contacts that takes seconds, and SQLite answers within the
 * turn of whoever asks it.
 */
export async function composeInThread(
  order: BriefOrder,
  entry: ThreadEntry,
): Promise<Extract<FromThread, { kind: 'composed' }>> {
  const thread = new Worker(entry.file, {
    workerData: order,
    ...(entry.execArgv && { execArgv: [...entry.execArgv] }),
  });
  // The thread ends by itself, once it has closed its connection.
  const said = await new Promise<FromThread>((resolve, reject) => {
    let last: FromThread | null = null;
    thread.once('message', (message: FromThread) => {
      last = message;
    });
    thread.once('error', reject);
    thread.once('exit', () => {
      if (last === null) reject(new Error('The thread that composes the brief ended without a word.'));
      else resolve(last);
    });
  });
  if (said.kind === 'failed') throw new Error(`The brief could not be composed: ${said.reason}`);
  return said;
}
