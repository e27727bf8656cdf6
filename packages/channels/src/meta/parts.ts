import type { SendResult } from '../port/adapter.js';
import type { GraphRefusal } from './graph.js';

export type Part = Readonly<Record<string, unknown>>;

/** Over the channel's limit: refused without a call. */
export const TOO_LONG: SendResult = { ok: false, failure: 'too_long', providerCode: null, retryAfterMs: null };

/** The result for a refused part; for an unreadable response (`null`) it is unconfirmed. */
export function refused(refusal: GraphRefusal | null): SendResult {
  if (refusal === null) return { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };
  const { failure, providerCode, retryAfterMs } = refusal;
  return { ok: false, failure, providerCode, retryAfterMs };
}

/**
 * Sends the parts of a message in order; receipts refer to the first. If a later part fails, the result is `unconfirmed`, so that the message is not
 * retried automatically: its beginning has arrived.
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
