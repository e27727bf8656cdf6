import { DAY } from '@concordia/domain';
import { Clock } from '../common/clock.js';

/** Friday, 20 November 2026, 9:30 UTC. */
const BEGINNING = Date.UTC(2026, 10, 20, 9, 30);

export class TestClock extends Clock {
  #now: number;

  constructor(now = BEGINNING) {
    super();
    this.#now = now;
  }

  override now(): number {
    return this.#now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }

  /** Advances to the next 9:30 UTC, unless it is that now. */
  advanceToMorning(): void {
    this.#now = BEGINNING + Math.ceil((this.#now - BEGINNING) / DAY) * DAY;
  }
}
