import { SECOND } from '@concordia/domain';

/** A token bucket: `burst` at once, `perSecond` sustained. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Request limits per caller and for the whole process. */
export interface Limits {
  readonly bodies: {
    /** Time for a whole request body to arrive, in ms. Uploads may take longer. */
    readonly totalMs: number;
    /** Maximum pause between two bytes of a body, in ms. */
    readonly idleMs: number;
  };
  /** Maximum pending requests and bytes of one webhook route. */
  readonly webhook: { readonly bodies: number; readonly bytes: number };
  /** Rejected webhooks per sender; beyond it, requests are refused unread. */
  readonly refusals: Rate;
  readonly writes: Rate;
  /** Events published by the owner or one module: small, and sent by programs. */
  readonly events: Rate;
  /** Maximum open event streams (server-sent events). */
  readonly streams: number;
}

/** How many seconds of `writes.perSecond` an idle caller saves up. */
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
