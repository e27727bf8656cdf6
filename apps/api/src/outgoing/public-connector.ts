import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './public-address.js';
import { notPublic, publicLookup } from './public-lookup.js';

/**
 * Connects to the public internet alone. Every connection of an agent comes through here, those of followed redirects too; a literal
 * address is connected to without a lookup, so that it is looked at by itself.
 *
 * @param lookup how names become addresses.
 * @param timeout how long a connection may take to come about, in ms.
 */
export function publicConnector(lookup: LookupFunction, timeout: number): buildConnector.connector {
  const connect = buildConnector({ lookup: publicLookup(lookup), timeout });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(notPublic(host), null);
    return connect(options, callback);
  };
}
