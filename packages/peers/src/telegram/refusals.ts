import { type PeerAnswer, Refusal } from '../kit/refusal.js';

interface Parameters {
  /** In seconds. */
  readonly retry_after?: number;
}

export const failure = (status: number, description: string, parameters?: Parameters): PeerAnswer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters !== undefined && { parameters }) },
});

export const badRequest = (what: string): Refusal => new Refusal(failure(400, `Bad Request: ${what}`));
export const forbidden = (what: string): Refusal => new Refusal(failure(403, `Forbidden: ${what}`));

/** @param seconds how long to wait. */
export const tooMany = (seconds: number): Refusal =>
  new Refusal(failure(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds }));
