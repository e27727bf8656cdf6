import { Injectable } from '@nestjs/common';

/** The present, as a provider, so that tests and the demo have one of their own. */
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
