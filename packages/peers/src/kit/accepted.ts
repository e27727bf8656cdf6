import type { AcceptedMessage } from './peer.js';

/** Maximum accepted messages kept for inspection. */
const KEPT = 20_000;

/** Accepted messages in order; drops the oldest. */
export class AcceptedList {
  readonly all: AcceptedMessage[] = [];

  add(message: AcceptedMessage): void {
    this.all.push(message);
    if (this.all.length > KEPT) this.all.shift();
  }
}
