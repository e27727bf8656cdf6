import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.js';
import { notPublic, publicLookup } from './public-lookup.js';

/**
 * Connects to public addresses only. Covers every connection of an agent, including followed redirects. Literal addresses involve no lookup, so they
 * are checked separately.
 *
 * @param lookup resolves host names.
 * @param timeout for connecting, in ms.
 */
export function publicConnector(lookup: LookupFunction, timeout: number): buildConnector.connector {
  const connect = buildConnector({ lookup: publicLookup(lookup), timeout });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(notPublic(host), null);
    return connect(options, callback);
  };
}
