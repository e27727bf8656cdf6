import type { OutboundEvent } from './outbound-event.js';

/** A delivery that was tried before, or was given up and is tried again. */
export interface DueDelivery {
  readonly event: OutboundEvent;
  /** How often it was tried. */
  readonly attempts: number;
}

/** In each state, `until` is when the database is looked into next, in ms since the epoch. */
type RetryState =
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'loading'; readonly until: number }
  | { readonly kind: 'loaded'; readonly until: number; readonly due: readonly [DueDelivery, ...DueDelivery[]] };

/** What is to be tried again: a page of what is due, loaded when the one before is used up and the next is due. */
export class RetryQueue {
  #state: RetryState = { kind: 'waiting', until: Number.NEGATIVE_INFINITY };

  /** Whether the next page is to be loaded. */
  isDue(now: number): boolean {
    return this.#state.kind === 'waiting' && now >= this.#state.until;
  }

  /** Something is due at an instant. */
  expect(at: number): void {
    this.#state = { ...this.#state, until: Math.min(this.#state.until, at) };
  }

  /** Whatever is expected from here on is due no later than it says itself. */
  begin(): void {
    this.#state = { kind: 'loading', until: Number.POSITIVE_INFINITY };
  }

  /** @param next when the page after this one is due. */
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
