import { randomBytes } from 'node:crypto';
import { createIds } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

/** Makes the keys of rows: UUIDs version 7 that never go backwards in one process. */
@Injectable()
export class Ids {
  readonly next: () => string;

  constructor(clock: Clock) {
    this.next = createIds({ now: () => clock.now(), randomBytes: (length) => randomBytes(length) });
  }
}
