import type { LoggedEvent } from '../../log/event-log.repository.js';
import { OutboundEvent } from './outbound-event.js';

/** What the tail reads from. */
export interface Log {
  after(seq: number, limit: number): Promise<LoggedEvent[]>;
}

const PAGE = 500;
/** How much of the newest stretch is kept for all who read it. */
const MOST_KEPT = 20_000;
const MOST_BYTES = 32_000_000;

/** The end of a workspace's log, read once for all subscriptions that keep up. Who falls behind reads pages of their own. */
export class LogTail {
  #kept: OutboundEvent[] = [];
  #bytes = 0;
  #last: number;
  #reading: Promise<void> | null = null;
  #again = false;

  /** @param last where the log ends now. */
  constructor(
    private readonly log: Log,
    last: number,
    private readonly onNews: () => void,
  ) {
    this.#last = last;
  }

  /** Reads what is new, now or after the present look. */
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

  /** The event behind a place: `undefined` when there is none yet, `null` when it is no longer kept here. */
  next(read: number): OutboundEvent | null | undefined {
    if (read >= this.#last) return undefined;
    const first = this.#kept[0]?.seq ?? this.#last + 1;
    return read + 1 < first ? null : this.#kept[read + 1 - first];
  }

  /** For who fell behind. */
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
    // Numbers have no gaps; should there be one after all, what is before it is left to pages.
    if (event.seq !== this.#last + 1) this.#kept = [];
    this.#kept.push(event);
    this.#bytes += event.size;
    this.#last = event.seq;
    if (this.#kept.length <= MOST_KEPT && this.#bytes <= MOST_BYTES) return;
    this.#kept = this.#kept.slice(Math.ceil(this.#kept.length / 4));
    this.#bytes = this.#kept.reduce((bytes, { size }) => bytes + size, 0);
  }
}
