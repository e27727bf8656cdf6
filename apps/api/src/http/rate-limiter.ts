import { SECOND } from '@concordia/domain';
import type { Rate } from '../common/limits.js';

/** Maximum number of remembered callers; the least recently seen is dropped first. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was computed, in ms. */
  at: number;
}

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** @param now a monotonic clock, in ms. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one token. @returns 0, or the wait for the next token, in ms. */
  take(caller: string): number {
    const bucket = this.#refilled(caller);
    if (bucket.tokens < 1) return this.#waitFor(bucket);
    bucket.tokens -= 1;
    this.#remember(caller, bucket);
    return 0;
  }

  /** @returns 0 if the caller has a token, otherwise the wait for one, in ms. */
  wait(caller: string): number {
    const bucket = this.#refilled(caller);
    return bucket.tokens < 1 ? this.#waitFor(bucket) : 0;
  }

  #refilled(caller: string): Bucket {
    const now = this.now();
    const known = this.#buckets.get(caller);
    if (known === undefined) return { tokens: this.rate.burst, at: now };
    const gained = ((now - known.at) / SECOND) * this.rate.perSecond;
    return { tokens: Math.min(this.rate.burst, known.tokens + gained), at: now };
  }

  #waitFor({ tokens }: Bucket): number {
    return ((1 - tokens) / this.rate.perSecond) * SECOND;
  }

  /** Maps keep insertion order, so the first entry is the least recently seen caller. */
  #remember(caller: string, bucket: Bucket): void {
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size <= MOST_CALLERS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
