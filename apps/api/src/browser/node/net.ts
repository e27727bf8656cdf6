import ipaddr from 'ipaddr.js';

/** 4, 6, or 0 if the text is no IP address. */
export function isIP(text: string): 0 | 4 | 6 {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return 4;
  return ipaddr.IPv6.isValid(text) ? 6 : 0;
}

/** Throws: only the simulated mail servers would listen, and a page has no sockets. */
export const createServer = (): never => {
  throw new Error('Sockets are not available in the browser.');
};

export default { isIP, createServer };
