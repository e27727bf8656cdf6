import { matchesFilter, type PayloadFilter } from '@concordia/domain';
import type { LoggedEvent } from '../../log/event-log.repository.js';

export type SentEvent = Pick<LoggedEvent, 'id' | 'seq' | 'topic' | 'payload' | 'published_at'>;

/** An event on its way to any number of receivers; all get the same bytes. */
export class OutboundEvent {
  readonly id: string;
  readonly seq: number;
  readonly topic: string;
  readonly #payload: string;
  readonly #publishedAt: number;
  #body: Uint8Array | undefined;
  #parsed: { readonly payload: unknown } | undefined;

  constructor({ id, seq, topic, payload, published_at }: SentEvent) {
    this.id = id;
    this.seq = seq;
    this.topic = topic;
    this.#payload = payload;
    this.#publishedAt = published_at;
  }

  /** Estimated memory use, in bytes. */
  get size(): number {
    return 500 + 2 * this.#payload.length;
  }

  /** JSON body with the payload as published. Its buffer is not shared, because it is transferred to another thread. */
  get body(): Uint8Array {
    this.#body ??= new TextEncoder().encode(
      `{"id":"${this.id}","topic":${JSON.stringify(this.topic)},"payload":${this.#payload},"published_at":"${new Date(this.#publishedAt).toISOString()}"}`,
    );
    return this.#body;
  }

  passes(filter: PayloadFilter | null): boolean {
    if (filter === null) return true;
    this.#parsed ??= { payload: JSON.parse(this.#payload) };
    return matchesFilter(filter, this.#parsed.payload);
  }
}
