import { Worker } from 'node:worker_threads';
import type { ModuleApiContent } from '@concordia/contract/hub';
import { SECOND } from '@concordia/domain';

export type FromApiThread =
  | { readonly kind: 'read'; readonly content: ModuleApiContent }
  | { readonly kind: 'unreadable' };

/** Next to this file, with the same extension: `.ts` from source, `.js` when built. */
const ENTRY = import.meta.url.endsWith('.ts')
  ? new URL('./api-worker.ts', import.meta.url)
  : new URL('./api-worker.js', import.meta.url);

/** Timeout, in ms. A 1 MB document takes the validator nine seconds on a slow machine. */
const PATIENCE = 40 * SECOND;

/** Memory limit of the thread, in MB. */
const MEMORY = 768;

/**
 * Reads an OpenAPI document on its own thread: a large one takes seconds to validate, and a hostile one may never finish.
 *
 * @param text JSON or YAML.
 * @returns `null` if it is not an OpenAPI document, or exceeds the time or memory limit.
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
