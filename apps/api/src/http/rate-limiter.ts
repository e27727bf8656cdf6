import { SECOND } from '@concordia/domain';
import type { Rate } from '../common/limits.js';

/** How many callers are remembered; the one seen longest ago is forgotten first. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  /** When `tokens` was right, in ms. */
  at: number;
}

/** A token bucket for each caller. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();

  /** @param now a clock that only goes forward, in ms. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one token. @returns 0, or how long to wait for one, in ms. */
  take(caller: string): number {
    const bucket = this.#refilled(caller);
    if (bucket.tokens < 1) return this.#waitFor(bucket);
    bucket.tokens -= 1;
    this.#remember(caller, bucket);
    return 0;
  }

  /** @returns 0 when the caller has a token, or how long to wait for one, in ms. */
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

  /** Maps keep the order of insertion, so the first entry is the caller seen longest ago. */
  #remember(caller: string, bucket: Bucket): void {
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size <= MOST_CALLERS) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
