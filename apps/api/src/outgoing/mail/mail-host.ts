import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { MailServer } from '@concordia/channels/imap';
import { isPublicAddress } from '../public-address.js';

/** Where to connect to, and under which name the server has to prove itself. */
export interface MailAddress {
  readonly address: string;
  /** For TLS: the name that was asked for, never what it resolved to. */
  readonly servername: string;
}

/** How a server's address is found; a test has servers where nobody else looks for them. */
export type FindAddress = (server: MailServer) => Promise<MailAddress>;

/**
 * Finds the address of a mail server once, so that it is the one that was checked which is connected to. Servers inside our own network are
 * refused, except a peer on this machine.
 *
 * @throws Error with a sentence for whoever chose the host.
 */
export async function addressOf({ host, security }: MailServer): Promise<MailAddress> {
  if (security === 'none') return { address: host, servername: host };
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  const open = found.find(({ address }) => isPublicAddress(address));
  if (open === undefined) throw new Error(`${host} is not on the public internet.`);
  return { address: open.address, servername: host };
}
