import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@concordia/domain';
import { outageOf } from './outage.js';

/** How long to wait between two attempts, in ms: briefly at first, as a restart takes a second or two. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = SECOND;

/**
 * Repeats work that met an outage until it is over.
 *
 * The work may have been committed although its answer was lost, so it must find that out by itself.
 *
 * @param signal ends the waiting; the outage is thrown then.
 */
export async function untilStorageAnswers<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (outageOf(error) === null || signal.aborted) throw error;
      // An abort ends the pause; the next attempt is then the last one.
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
