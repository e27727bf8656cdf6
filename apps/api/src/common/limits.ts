import { SECOND } from '@concordia/domain';

/** A token bucket: `burst` at once, and `perSecond` over time. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much one caller, or all of them together, may ask of this process. */
export interface Limits {
  readonly bodies: {
    /** How long the whole body of a call may take to arrive, in ms. Uploaded files may take longer. */
    readonly totalMs: number;
    /** How long any body may arrive without a byte, in ms. */
    readonly idleMs: number;
  };
  /** What one webhook route may hold unanswered at the same time. */
  readonly webhook: { readonly bodies: number; readonly bytes: number };
  /** Refused webhooks of one sender; beyond it the sender is refused before anything is read. */
  readonly refusals: Rate;
  /** Changes by the owner or one module. */
  readonly writes: Rate;
  /** Events published by the owner or one module. They are small and come from programs. */
  readonly events: Rate;
  /** Event streams (server-sent events) that are open at the same time. */
  readonly streams: number;
}

/** How long a caller may exceed `writes.perSecond` by being idle before, in seconds. */
const WRITE_BURST_SECONDS = 10;

export const writesAt = (perSecond: number): Rate => ({ burst: perSecond * WRITE_BURST_SECONDS, perSecond });

export const DEFAULT_LIMITS: Limits = {
  bodies: { totalMs: 60 * SECOND, idleMs: 15 * SECOND },
  // The largest email is 30 MiB: one of those, or many of the usual size.
  webhook: { bodies: 256, bytes: 32 * 1_048_576 },
  refusals: { burst: 120, perSecond: 2 },
  writes: writesAt(300),
  events: { burst: 10_000, perSecond: 2_000 },
  streams: 2_000,
};

export const limitsOf = ({ limits }: { readonly limits?: Partial<Limits> }): Limits => ({
  ...DEFAULT_LIMITS,
  ...limits,
});
