import type { SendResult } from '../port/adapter.js';
import { UNCONFIRMED } from '../port/parts.js';
import type { GraphRefusal } from './graph.js';

export type Part = Readonly<Record<string, unknown>>;

/** Over the channel's limit: refused without a call. */
export const TOO_LONG: SendResult = { ok: false, failure: 'too_long', providerCode: null, retryAfterMs: null };

/** The result for a refused part; for an unreadable response (`null`) it is unconfirmed. */
export function refused(refusal: GraphRefusal | null): SendResult {
  if (refusal === null) return UNCONFIRMED;
  const { failure, providerCode, retryAfterMs } = refusal;
  return { ok: false, failure, providerCode, retryAfterMs };
}
