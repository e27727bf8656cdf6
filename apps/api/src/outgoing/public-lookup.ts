import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** By its code, whoever asks knows that nothing was handed over. */
export const notPublic = (host: string): Error =>
  Object.assign(new Error(`${host} is not on the public internet.`), { code: 'EHOSTUNREACH' });

/**
 * Names resolve to public addresses alone. It is asked when the connection is made, so that a name cannot change its meaning after a check.
 *
 * @param names how they are looked up.
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
