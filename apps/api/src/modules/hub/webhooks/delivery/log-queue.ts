import type { LogTail } from './log-tail.js';
import type { OutboundEvent } from './outbound-event.js';
import { Progress } from './progress.js';

/** What waits in memory for one subscription; the rest waits in the log. */
const MOST_QUEUED = 300;
const MOST_QUEUED_BYTES = 2_000_000;
/** When fewer wait, more are fetched: nobody waits for a page while it is read. */
const FEW = 100;
/** How much somebody who fell behind reads at once. */
const PAGE = 200;

/** What the queue tells, and asks. */
export interface LogQueuePorts {
  /** Whether an event is to be delivered. */
  readonly isWanted: (event: OutboundEvent) => boolean;
  /** Nothing waits; what was read last may have been nothing to be delivered, which moves the place too. */
  readonly onPassed: () => void;
  /** A page was read for whom fell behind. */
  readonly onPage: () => void;
  readonly onError: (error: unknown) => void;
}

/** What the log brings for one subscription, in its order: from the tail that all share, or from pages of its own while it is behind. */
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

  /** The last place before which everything is settled. */
  get position(): number {
    return this.#progress.position;
  }

  /** What is at this place has arrived, or a row remembers it. */
  settle(seq: number): void {
    this.#progress.settle(seq);
  }

  /** The next event to be delivered; its place is open until it is settled. */
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
