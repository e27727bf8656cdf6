import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the public internet. Loopback, private, link-local, carrier-grade, documentation, multicast and reserved ones
 * are not, nor are the IPv6 forms that carry such an IPv4 address.
 *
 * @param address an IPv4 or IPv6 address; anything else is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns ::ffff:10.0.0.1 into 10.0.0.1; 6to4 and Teredo have ranges of their own.
  return ipaddr.process(address).range() === 'unicast';
}
