import { Injectable } from '@nestjs/common';

/** The current time as a provider, so that tests and the demo can replace it. */
export abstract class Clock {
  /** Milliseconds since the epoch. */
  abstract now(): number;
}

@Injectable()
export class SystemClock extends Clock {
  override now(): number {
    return Date.now();
  }
}
