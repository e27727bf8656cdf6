import { MINUTE } from '@concordia/domain';
import { neverLeft } from '../http/lost.js';
import type { FileResult } from '../port/adapter.js';
import { basicAuth, type TwilioAccount } from './account.js';
import { twilioFailure } from './errors.js';

/** Timeout for a whole file, in ms. */
const TIMEOUT = 2 * MINUTE;

const REFUSED: FileResult = { ok: false, failure: 'rejected', providerCode: 'foreign_address' };

/** Twilio's file hosts, and the hosts they redirect to. Only the first receive the credentials. */
const KEEPER = /^https:\/\/([a-z0-9-]+\.)*twilio\.com$/;
const STORES = /^https:\/\/([a-z0-9-]+\.)*(twilio\.com|twiliocdn\.com)$/;

export async function openTwilioFile(account: TwilioAccount, url: string, signal: AbortSignal): Promise<FileResult> {
  const { tools } = account;
  const { origin } = tools;
  const allows = (address: string, provider: RegExp) =>
    origin === null ? provider.test(originOf(address)) : originOf(address) === origin;
  if (!allows(url, KEEPER)) return REFUSED;
  const timed = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]);
  try {
    const headers = { authorization: basicAuth(account) };
    const first = await tools.fetch(url, { headers, redirect: 'manual', signal: timed });
    const elsewhere = first.status >= 300 && first.status < 400 ? first.headers.get('location') : null;
    if (elsewhere === null) return resultOf(first);
    await first.body?.cancel();
    const target = URL.canParse(elsewhere, url) ? new URL(elsewhere, url).href : '';
    return allows(target, STORES) ? resultOf(await tools.fetch(target, { redirect: 'error', signal: timed })) : REFUSED;
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, failure: 'transient', providerCode: neverLeft(error) ? null : 'interrupted' };
  }
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

function resultOf(response: Response): FileResult {
  if (response.ok && response.body !== null) {
    return { ok: true, contentType: response.headers.get('content-type'), content: response.body };
  }
  const failure = response.status >= 500 ? 'transient' : twilioFailure(null, response.status);
  return { ok: false, failure, providerCode: String(response.status) };
}
