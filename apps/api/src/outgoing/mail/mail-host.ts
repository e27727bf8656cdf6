import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { MailServer } from '@concordia/channels/imap';
import { isPublicAddress } from '../public-address.js';

/** The address to connect to, and the name that the server's certificate must prove. */
export interface MailAddress {
  readonly address: string;
  /** For TLS: the requested name, never what it resolved to. */
  readonly servername: string;
}

/** Resolves a server's address; tests replace it. */
export type FindAddress = (server: MailServer) => Promise<MailAddress>;

/**
 * Resolves a mail server's address once, so that the checked address is the one connected to. Rejects servers inside our own network, except a local
 * stand-in.
 *
 * @throws Error with a sentence for the user who chose the host.
 */
export async function addressOf({ host, security }: MailServer): Promise<MailAddress> {
  if (security === 'none') return { address: host, servername: host };
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  const open = found.find(({ address }) => isPublicAddress(address));
  if (open === undefined) throw new Error(`${host} is not on the public internet.`);
  return { address: open.address, servername: host };
}
