export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  /** Calls still allowed in this window. */
  readonly remaining: number;
  /** When the next call is allowed, ms since the epoch. */
  readonly resetsAt: number;
  /** How long to wait, in ms; 0 if allowed. */
  readonly retryAfterMs: number;
}

/** Maximum remembered lanes. */
const REMEMBERED = 20_000;

/** A sliding-window rate limit per lane. */
export class RateLimiter {
  readonly #lanes = new Map<string, readonly number[]>();

  constructor(
    private readonly limit: number,
    private readonly perMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts a call, unless it exceeds the limit. */
  take(lane = ''): Allowance {
    const now = this.now();
    const recent = (this.#lanes.get(lane) ?? []).filter((at) => now - at < this.perMs);
    const isAllowed = recent.length < this.limit;
    const counted = isAllowed ? [...recent, now] : recent;
    this.#lanes.delete(lane);
    this.#lanes.set(lane, counted);
    if (this.#lanes.size > REMEMBERED) this.#lanes.delete(this.#lanes.keys().next().value ?? '');
    const resetsAt = (counted[0] ?? now) + this.perMs;
    return {
      isAllowed,
      limit: this.limit,
      remaining: this.limit - counted.length,
      resetsAt,
      retryAfterMs: isAllowed ? 0 : resetsAt - now,
    };
  }
}

/** For `Retry-After`: whole seconds, at least one. */
export const retryAfterSeconds = (retryAfterMs: number): number => Math.max(1, Math.ceil(retryAfterMs / 1_000));
