import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { OPEN, type Security } from '../kit/security.js';
import type { ImapAccount } from './account.js';
import { serveImap } from './session.js';

export interface ImapServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export interface ImapServerOptions {
  readonly account: ImapAccount;
  readonly security?: Security;
  /** 0 for any. */
  readonly port?: number;
}

/**
 * A minimal IMAP server (RFC 3501, with IDLE and SPECIAL-USE) on loopback, for clients that read folders, wait for email, set flags
 * and keep sent email. It never removes anything, and searches no texts.
 */
export async function startImapServer({ account, security = OPEN, port = 0 }: ImapServerOptions): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveImap(socket, account, security);
  };
  const server =
    security.kind === 'tls'
      ? createTlsServer({ key: security.key, cert: security.certificate }, serve)
      : createServer(serve);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.unref();
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    port: bound.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
