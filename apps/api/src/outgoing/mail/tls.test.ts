import { generateKeyPairSync } from 'node:crypto';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { LoginAnswer, MailServer } from '@concordia/channels/imap';
import { Folder, startImapServer } from '@concordia/peers/imap';
import type { Security } from '@concordia/peers/kit';
import { selfSigned } from '@concordia/peers/ses';
import { startSmtpPeer } from '@concordia/peers/smtp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { logInToImap } from './imap.js';
import type { FindAddress } from './mail-host.js';
import { logInToSmtp } from './smtp.js';

const HOST = 'mail.peer.example';
const LOGIN = { user: 'mara', password: 'correct-horse' };

/** The servers of this test are on loopback, where no mail server is looked for otherwise. */
const onLoopback: FindAddress = async ({ host }) => ({ address: '127.0.0.1', servername: host });

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const certificate = selfSigned(privateKey, HOST, Date.now());
const usual = getCACertificates('default');

/** Starts a server. @returns its port, who came in as far as the login, and what stops it. */
const PROTOCOLS = {
  IMAP: async (security: Security) => {
    const account = { ...LOGIN, folders: [new Folder('INBOX', null, 1)] };
    const server = await startImapServer({ account, security });
    return { port: server.port, stop: server.stop, logIn: logInToImap };
  },
  SMTP: async (security: Security) => {
    const peer = await startSmtpPeer({ login: LOGIN, security });
    return { port: Number(new URL(peer.origin).port), stop: peer.stop, logIn: logInToSmtp };
  },
} as const;

describe.each(['IMAP', 'SMTP'] as const)('%s', (protocol) => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    setDefaultCACertificates(usual);
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  async function logIn(offered: Security, security: MailServer['security'], host = HOST): Promise<LoginAnswer> {
    const server = await PROTOCOLS[protocol](offered);
    stops.push(server.stop);
    return server.logIn({ host, port: server.port, security }, LOGIN, new AbortController().signal, onLoopback);
  }
  const trust = () => setDefaultCACertificates([...usual, certificate]);

  describe.each(['tls', 'starttls'] as const)('over %s', (kind) => {
    const offered: Security = { kind, key, certificate };

    test('lets us in where the certificate is trusted', async () => {
      trust();
      expect(await logIn(offered, kind)).toEqual({ ok: true });
    });

    test('gets no password where the certificate is nobody’s, or another’s', async () => {
      const untrusted = { ok: false, isRefused: false, code: null };
      expect(await logIn(offered, kind)).toEqual({
        ...untrusted,
        said: `The certificate of ${HOST} is not signed by an authority that this machine trusts. If it is your own certificate, add its authority to NODE_EXTRA_CA_CERTS.`,
      });
      trust();
      expect(await logIn(offered, kind, 'imap.fernhill.example')).toEqual({
        ...untrusted,
        said: 'The certificate of the server is not for imap.fernhill.example. Check the server name.',
      });
    });
  });

  test('gets no password where STARTTLS is not offered, or was taken away', async () => {
    expect(await logIn({ kind: 'none' }, 'starttls')).toEqual({
      ok: false,
      isRefused: false,
      code: null,
      said: `${HOST} does not support TLS on this port (STARTTLS), so nothing was sent. Check the port.`,
    });
  });

  test('is not understood where TLS was to begin at once, and does not', async () => {
    trust();
    expect(await logIn({ kind: 'none' }, 'tls')).toMatchObject({ ok: false, isRefused: false });
  });
});

afterAll(() => setDefaultCACertificates(usual));
