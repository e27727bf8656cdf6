import type { SendResult } from './outgoing.js';

/** Nobody knows whether it was accepted. */
export const UNCONFIRMED: SendResult = { ok: false, failure: 'unconfirmed', providerCode: null, retryAfterMs: null };

/**
 * Sends the parts of a message in order; receipts refer to the first. If a later part fails, the result is `unconfirmed`, so that the message is not
 * retried automatically: its beginning has arrived.
 */
export async function sendParts<Part>(
  parts: readonly Part[],
  send: (part: Part) => Promise<SendResult>,
): Promise<SendResult> {
  let first: SendResult | null = null;
  for (const part of parts) {
    const result = await send(part);
    if (!result.ok) return first === null ? result : { ...result, failure: 'unconfirmed' };
    first ??= result;
  }
  return first ?? UNCONFIRMED;
}
