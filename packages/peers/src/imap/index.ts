export type { ImapAccount } from './account.js';
export { Folder } from './folder.js';
export { type ImapServer, type ImapServerOptions, startImapServer } from './imap-server.js';
export { startMailboxPeer } from './mailbox-peer.js';
