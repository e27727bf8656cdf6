import { isProvider, PROVIDERS, type Provider } from '@concordia/domain';
import { isLoopbackUrl } from './loopback.js';
import { StartFailure } from './start-failure.js';

/** Replaces a provider's real origin: `http://127.0.0.1:PORT`. A query names the ports of mail servers beside it. */
export type ProviderOrigins = Readonly<Partial<Record<Provider, string>>>;

const refused = (message: string) => new StartFailure('BAD_SETTING', message);

/** Reads `CONCORDIA_PUBLIC_URL`; `null` if unset. @throws StartFailure with the expected format. */
export function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url === null || !isPlain || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw refused('CONCORDIA_PUBLIC_URL must be an https address without a query, such as https://hub.example.');
  }
  if (url.protocol === 'http:' && !isLoopbackUrl(url.href)) {
    throw refused('CONCORDIA_PUBLIC_URL must use https because providers send private data.');
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/**
 * Reads `CONCORDIA_PROVIDER_ORIGINS`, for example `twilio=http://127.0.0.1:5001,telegram=http://127.0.0.1:5002`.
 *
 * @throws StartFailure for unknown providers, and for non-local addresses: credentials would be sent there.
 */
export function readProviderOrigins(text: string | undefined): ProviderOrigins {
  const entries = (text ?? '').split(',').filter((entry) => entry.trim() !== '');
  return Object.fromEntries(entries.map((entry) => originOf(entry.trim())));
}

/**
 * Reads `CONCORDIA_ENRICHMENT_URL`; `null` if unset.
 *
 * @throws StartFailure for a non-local address: keys would be sent there.
 */
export function readEnrichmentUrl(text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && isLoopbackUrl(url.href)) return url.origin;
  throw refused('CONCORDIA_ENRICHMENT_URL must be an address on this machine, such as http://127.0.0.1:5003.');
}

function originOf(entry: string): readonly [Provider, string] {
  const [provider = '', origin = ''] = entry.split(/=(.*)/s, 2);
  if (!isProvider(provider)) {
    throw refused(
      `CONCORDIA_PROVIDER_ORIGINS contains the unknown provider "${provider}". Use one of ${PROVIDERS.join(', ')}.`,
    );
  }
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || !isLoopbackUrl(url.href)) {
    throw refused(
      `CONCORDIA_PROVIDER_ORIGINS must point ${provider} to this machine, for example to http://127.0.0.1:5001.`,
    );
  }
  const at = url.origin === 'null' ? `${url.protocol}//${url.host}` : url.origin;
  return [provider, `${at}${url.search}`];
}
