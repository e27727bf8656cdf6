import { Clock } from '../common/clock.js';

/** A clock that stands still until it is moved. */
export class TestClock extends Clock {
  #now: number;

  constructor(now = Date.UTC(2026, 10, 20, 9, 30)) {
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
}
