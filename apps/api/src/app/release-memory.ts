import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Runs a full garbage collection once after startup. Loading modules and routes leaves about 60 MB of garbage, which V8 keeps in a process that then
 * idles for hours. It blocks the event loop for about 100 ms, so it runs before the first request.
 */
export function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
