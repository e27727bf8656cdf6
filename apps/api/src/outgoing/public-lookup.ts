import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Has an error code that tells callers that nothing was sent. */
export const notPublic = (host: string): Error =>
  Object.assign(new Error(`${host} is not on the public internet.`), { code: 'EHOSTUNREACH' });

/**
 * Resolves names to public addresses only. Runs when connecting, so that a name cannot change its address after a check (DNS rebinding).
 *
 * @param names resolves host names.
 */
export const publicLookup =
  (names: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    names(hostname, { ...options, all: true }, (error, found, family) => {
      if (error !== null) return callback(error, '', 0);
      const addresses = typeof found === 'string' ? [{ address: found, family: family ?? 4 }] : found;
      const open = addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (first === undefined) return callback(notPublic(hostname), '', 0);
      if (options.all === true) return callback(null, open);
      return callback(null, first.address, first.family);
    });
  };
