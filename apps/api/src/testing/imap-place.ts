import { Folder, type ImapServer, startImapServer } from '@concordia/peers/imap';
import { DOVECOT, type Dovecot, startDovecot } from './dovecot.js';

export type ImapPlace = Pick<Dovecot, 'port' | 'user' | 'password' | 'deliver' | 'end' | 'start' | 'renumber' | 'stop'>;

/** IMAP servers in tests: the simulated peer, and Dovecot if installed. */
export const IMAP_PLACES: readonly (readonly [name: string, start: () => Promise<ImapPlace>])[] = [
  ['the peer', startPeerPlace],
  ...(DOVECOT === null ? [] : [['Dovecot', startDovecot] as const]),
];

/** The peer, whose sent folder a test can fill, too. */
export interface PeerPlace extends ImapPlace {
  readonly keepSent: (mail: string) => void;
}

export async function startPeerPlace(): Promise<PeerPlace> {
  const sent = new Folder('Sent', '\\Sent', 1);
  let inbox = new Folder('INBOX', null, 1);
  const account = { user: 'mara', password: 'correct-horse' };
  const serve = (port: number): Promise<ImapServer> =>
    startImapServer({ account: { ...account, folders: [inbox, sent] }, port });
  let server = await serve(0);
  const { port } = server;
  return {
    port,
    ...account,
    deliver: (mail) => inbox.add(mail.replace(/\r?\n/g, '\r\n'), Date.now()),
    keepSent: (mail) => sent.add(mail.replace(/\r?\n/g, '\r\n'), Date.now()),
    end: () => server.stop(),
    start: async () => {
      server = await serve(port);
    },
    renumber: () => {
      const other = new Folder('INBOX', null, inbox.validity + 1);
      for (const { raw, at } of inbox.mails) other.add(raw, at);
      inbox = other;
    },
    stop: () => server.stop(),
  };
}
