import { randomBytes } from 'node:crypto';
import { createIds } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';

/** Row ids: UUIDs version 7, monotonic within a process. */
@Injectable()
export class Ids {
  readonly next: () => string;

  constructor(clock: Clock) {
    this.next = createIds({ now: () => clock.now(), randomBytes: (length) => randomBytes(length) });
  }
}
