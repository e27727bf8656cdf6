import { DAY } from '@concordia/domain';
import { Clock } from '../common/clock.js';

/** Friday, 20 November 2026, 9:30 UTC. */
const BEGINNING = Date.UTC(2026, 10, 20, 9, 30);

/** A clock that stands still until it is moved. */
export class TestClock extends Clock {
  #now: number;

  constructor(now = BEGINNING) {
    super();
    this.#now = now;
  }

  override now(): number {
    return this.#now;
  }

  /** @param ms how far to go on. */
  advance(ms: number): void {
    this.#now += ms;
  }

  /** Goes on to the next time that it is 9:30 UTC, as at the beginning, unless it is that now. */
  advanceToMorning(): void {
    this.#now = BEGINNING + Math.ceil((this.#now - BEGINNING) / DAY) * DAY;
  }
}
