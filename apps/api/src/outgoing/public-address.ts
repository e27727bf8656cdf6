import ipaddr from 'ipaddr.js';

/**
 * Whether an address is public. Loopback, private, link-local, carrier-grade NAT, documentation, multicast and reserved addresses are not, nor IPv6
 * forms that embed such an IPv4 address.
 *
 * @param address an IPv4 or IPv6 address; anything else is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` turns ::ffff:10.0.0.1 into 10.0.0.1; 6to4 and Teredo have their own ranges.
  return ipaddr.process(address).range() === 'unicast';
}
