import type { LoggedEvent } from '../../log/event-log.repository.js';
import { OutboundEvent } from './outbound-event.js';

export interface Log {
  after(seq: number, limit: number): Promise<LoggedEvent[]>;
}

const PAGE = 500;
/** Maximum recent events kept in memory for all readers. */
const MOST_KEPT = 20_000;
const MOST_BYTES = 32_000_000;

/** End of a workspace's log, read once for all subscriptions that keep up. Those behind read their own pages. */
export class LogTail {
  #kept: OutboundEvent[] = [];
  #bytes = 0;
  #last: number;
  #reading: Promise<void> | null = null;
  #again = false;

  /** @param last sequence number of the newest event. */
  constructor(
    private readonly log: Log,
    last: number,
    private readonly onNews: () => void,
  ) {
    this.#last = last;
  }

  /** Reads new events, now or after the read in progress. */
  advance(): Promise<void> {
    if (this.#reading !== null) {
      this.#again = true;
      return this.#reading;
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The event after a sequence number: `undefined` if there is none yet, `null` if it is no longer in memory. */
  next(read: number): OutboundEvent | null | undefined {
    if (read >= this.#last) return undefined;
    const first = this.#kept[0]?.seq ?? this.#last + 1;
    return read + 1 < first ? null : this.#kept[read + 1 - first];
  }

  /** For subscriptions that have fallen behind. */
  async page(read: number, limit: number): Promise<OutboundEvent[]> {
    return (await this.log.after(read, limit)).map((event) => new OutboundEvent(event));
  }

  async #read(): Promise<void> {
    do {
      this.#again = false;
      let events: LoggedEvent[];
      do {
        events = await this.log.after(this.#last, PAGE);
        for (const event of events) this.#keep(new OutboundEvent(event));
        if (events.length > 0) this.onNews();
      } while (events.length === PAGE);
    } while (this.#again);
  }

  #keep(event: OutboundEvent): void {
    // Sequence numbers have no gaps. Should one occur, earlier events are left to `page`.
    if (event.seq !== this.#last + 1) this.#kept = [];
    this.#kept.push(event);
    this.#bytes += event.size;
    this.#last = event.seq;
    if (this.#kept.length <= MOST_KEPT && this.#bytes <= MOST_BYTES) return;
    this.#kept = this.#kept.slice(Math.ceil(this.#kept.length / 4));
    this.#bytes = this.#kept.reduce((bytes, { size }) => bytes + size, 0);
  }
}
