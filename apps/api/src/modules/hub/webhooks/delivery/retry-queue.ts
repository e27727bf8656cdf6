import type { OutboundEvent } from './outbound-event.js';

/** A delivery attempted before, or a dead letter being replayed. */
export interface DueDelivery {
  readonly event: OutboundEvent;
  readonly attempts: number;
}

/** `until` is when the database is queried next, in ms since the epoch. */
type RetryState =
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'loading'; readonly until: number }
  | { readonly kind: 'loaded'; readonly until: number; readonly due: readonly [DueDelivery, ...DueDelivery[]] };

/** Pages of due deliveries. The next page is loaded once the current one is used up and more are due. */
export class RetryQueue {
  #state: RetryState = { kind: 'waiting', until: Number.NEGATIVE_INFINITY };

  isDue(now: number): boolean {
    return this.#state.kind === 'waiting' && now >= this.#state.until;
  }

  expect(at: number): void {
    this.#state = { ...this.#state, until: Math.min(this.#state.until, at) };
  }

  /** Retries reported while the page loads can only lower `until`. */
  begin(): void {
    this.#state = { kind: 'loading', until: Number.POSITIVE_INFINITY };
  }

  /** @param next when the following page is due. */
  end(page: readonly DueDelivery[], next: number): void {
    const [first, ...rest] = page;
    const until = Math.min(this.#state.until, next);
    this.#state = first === undefined ? { kind: 'waiting', until } : { kind: 'loaded', until, due: [first, ...rest] };
  }

  take(): DueDelivery | undefined {
    if (this.#state.kind !== 'loaded') return undefined;
    const { until, due } = this.#state;
    const [first, second, ...rest] = due;
    this.#state = second === undefined ? { kind: 'waiting', until } : { kind: 'loaded', until, due: [second, ...rest] };
    return first;
  }
}
