import { Worker } from 'node:worker_threads';
import type { ModuleApiContent } from '@concordia/contract/hub';
import { SECOND } from '@concordia/domain';

/** What the thread says when it is done. */
export type FromApiThread =
  | { readonly kind: 'read'; readonly content: ModuleApiContent }
  /** It is no OpenAPI document. */
  | { readonly kind: 'unreadable' };

/** Beside this file, with the ending that this file has. */
const ENTRY = import.meta.url.endsWith('.ts')
  ? new URL('./api-worker.ts', import.meta.url)
  : new URL('./api-worker.js', import.meta.url);

/** A document of 1 MB takes the validator nine seconds on a slow machine. */
const PATIENCE = 40 * SECOND;

/** What the thread may take of the memory, in MB. */
const MEMORY = 768;

/**
 * Reads an OpenAPI document in a thread of its own: a large one takes the validator seconds, and a hostile one may take it for ever.
 *
 * @param text JSON or YAML.
 * @returns `null` when it is no such document, or cannot be read within time and memory.
 */
export async function readApiDocument(text: string, signal: AbortSignal): Promise<ModuleApiContent | null> {
  const thread = new Worker(ENTRY, { workerData: text, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  try {
    const said = await new Promise<FromApiThread>((resolve) => {
      const giveUp = () => resolve({ kind: 'unreadable' });
      thread.once('message', resolve);
      thread.once('error', giveUp);
      thread.once('exit', giveUp);
      patience.addEventListener('abort', giveUp, { once: true });
    });
    signal.throwIfAborted();
    return said.kind === 'read' ? said.content : null;
  } finally {
    await thread.terminate();
  }
}
