import type { SendResult } from '../port/adapter.js';
import type { GraphRefusal } from './graph.js';

/** The body of one call. */
export type Part = Readonly<Record<string, unknown>>;

/** Longer than the channel takes: nobody was asked. */
export const TOO_LONG: SendResult = { ok: false, failure: 'too_long', providerCode: null, retryAfterMs: null };

/** What became of a part that was not taken; `null` when the answer made no sense, so that it may have been. */
export function refused(refusal: GraphRefusal | null): SendResult {
  if (refusal === null) return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
  const { failure, providerCode, retryAfterMs } = refusal;
  return { ok: false, failure, providerCode, retryAfterMs };
}

/**
 * Sends the parts of a message one after the other; the first is the one that receipts are about. When a later one is not taken, the
 * message must not be made again by itself, since its beginning has arrived: that is `unconfirmed`.
 */
export async function sendParts(
  parts: readonly Part[],
  send: (part: Part) => Promise<SendResult>,
): Promise<SendResult> {
  let first: SendResult | null = null;
  for (const part of parts) {
    const result = await send(part);
    if (!result.ok) return first === null ? result : { ...result, failure: 'unconfirmed' };
    first ??= result;
  }
  return first ?? refused(null);
}
