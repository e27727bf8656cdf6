import type { LogTail } from './log-tail.js';
import type { OutboundEvent } from './outbound-event.js';
import { Progress } from './progress.js';

/** Maximum events of one subscription in memory; the rest wait in the log. */
const MOST_QUEUED = 300;
const MOST_QUEUED_BYTES = 2_000_000;
/** Refills below this, so that sending does not wait for a page to be read. */
const FEW = 100;
/** Page size for a subscription that has fallen behind. */
const PAGE = 200;

export interface LogQueuePorts {
  readonly isWanted: (event: OutboundEvent) => boolean;
  /** The queue is empty. Events that did not match may have advanced the position. */
  readonly onPassed: () => void;
  /** A page was read, for a subscription that had fallen behind. */
  readonly onPage: () => void;
  readonly onError: (error: unknown) => void;
}

/** A subscription's events in log order: from the shared tail, or from its own pages while it is behind. */
export class LogQueue {
  readonly #progress: Progress;
  readonly #events: OutboundEvent[] = [];
  #bytes = 0;
  #reading: 'the tail' | 'a page' = 'the tail';

  constructor(
    position: number,
    private readonly tail: LogTail,
    private readonly ports: LogQueuePorts,
  ) {
    this.#progress = new Progress(position);
  }

  /** Everything up to this sequence number is settled. */
  get position(): number {
    return this.#progress.position;
  }

  /** The event was delivered, or a row remembers it. */
  settle(seq: number): void {
    this.#progress.settle(seq);
  }

  /** The next event to deliver; it holds back the position until it is settled. */
  take(): OutboundEvent | undefined {
    if (this.#events.length < FEW) this.#refill();
    const event = this.#events.shift();
    if (event !== undefined) this.#bytes -= event.size;
    return event;
  }

  #refill(): void {
    while (this.#events.length < MOST_QUEUED && this.#bytes < MOST_QUEUED_BYTES) {
      const event = this.tail.next(this.#progress.read);
      if (event === undefined) break;
      if (event === null) {
        this.#readPage().catch(this.ports.onError);
        return;
      }
      this.#look(event);
    }
    if (this.#events.length === 0) this.ports.onPassed();
  }

  #look(event: OutboundEvent): void {
    if (!this.ports.isWanted(event)) return this.#progress.pass(event.seq);
    this.#progress.begin(event.seq);
    this.#events.push(event);
    this.#bytes += event.size;
  }

  async #readPage(): Promise<void> {
    if (this.#reading === 'a page') return;
    this.#reading = 'a page';
    try {
      for (const event of await this.tail.page(this.#progress.read, PAGE)) this.#look(event);
    } finally {
      this.#reading = 'the tail';
    }
    this.ports.onPassed();
    this.ports.onPage();
  }
}
