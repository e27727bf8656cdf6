import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '@concordia/domain';
import { outageOf } from './outage.js';

/** Delay between two attempts, in ms: short at first, since a restart takes a second or two. */
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = SECOND;

/**
 * Retries work until an outage ends.
 *
 * The work may have been committed although its result was lost, so it must be able to detect that.
 *
 * @param signal ends the retries; the outage is thrown then.
 */
export async function untilStorageAnswers<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (outageOf(error) === null || signal.aborted) throw error;
      // An abort ends the pause; the next attempt is the last.
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
