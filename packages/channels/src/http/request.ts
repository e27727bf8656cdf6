import { SECOND } from '@concordia/domain';
import { asBytes } from './form.js';
import { neverLeft } from './lost.js';

/** How long a provider may take for one call, in ms. */
const TIMEOUT = 20 * SECOND;

export interface Request {
  readonly url: URL;
  readonly init: RequestInit;
  readonly fetch: typeof fetch;
}

export type Exchange =
  | { readonly kind: 'answered'; readonly status: number; readonly headers: Headers; readonly text: string }
  /** `transient`: it never left. `unconfirmed`: it may have arrived, and its answer has not. */
  | { readonly kind: 'lost'; readonly failure: 'transient' | 'unconfirmed' };

/** One call and its whole answer. Redirects are not followed: they would carry credentials elsewhere. Rejects only when the signal aborts. */
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
