import type { AcceptedMessage } from './peer.js';

/** How many accepted messages are kept to be looked at. */
const KEPT = 20_000;

/** What was taken, in order; the oldest give way. */
export class AcceptedList {
  readonly all: AcceptedMessage[] = [];

  add(message: AcceptedMessage): void {
    this.all.push(message);
    if (this.all.length > KEPT) this.all.shift();
  }
}
