import { SECOND } from '@concordia/domain';
import { asBytes } from './form.js';
import { neverLeft } from './lost.js';

/** Timeout for one provider call, in ms. */
const TIMEOUT = 20 * SECOND;

export interface Request {
  readonly url: URL;
  readonly init: RequestInit;
  readonly fetch: typeof fetch;
}

export type Exchange =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly text: string }
  /** `transient`: never sent. `unconfirmed`: may have arrived, but no response came. */
  | { readonly kind: 'lost'; readonly failure: 'transient' | 'unconfirmed' };

/** One call with its whole response. Does not follow redirects, which would leak credentials. Rejects only if the signal aborts. */
export async function exchange({ url, init, fetch }: Request, signal: AbortSignal): Promise<Exchange> {
  signal.throwIfAborted();
  const limited = {
    ...(await asBytes(init)),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
  } as const;
  try {
    const response = await fetch(url, limited);
    return { kind: 'answered', status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    signal.throwIfAborted();
    return { kind: 'lost', failure: neverLeft(error) ? 'transient' : 'unconfirmed' };
  }
}
