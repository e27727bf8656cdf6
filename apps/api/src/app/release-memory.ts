import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How long after the start, in ms: the first page has its answers by then. */
const AFTER_MS = 2_000;

/** V8's collector, as it is exposed by a flag. */
type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<unknown>;

/**
 * Gives back, once, what starting has left behind: modules and routes are read into some 60 MB of garbage, which V8 sees no reason to
 * return in a process that then idles for hours.
 */
export function releaseStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: Collect = runInNewContext('gc');
    void collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
  }, AFTER_MS).unref();
}
