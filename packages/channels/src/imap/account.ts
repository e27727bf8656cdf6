import { type ConnectionSettings, settingOf } from '../port/connect.js';
import type { MailAccount, MailServer } from './transport.js';

/** Ports where TLS starts with the first byte (RFC 8314); other ports use STARTTLS. */
const IMPLICIT_TLS: ReadonlySet<number> = new Set([465, 993]);

/**
 * Servers and login of a mailbox.
 *
 * @param origin of a peer on this machine, such as `smtp://127.0.0.1:2525`. SMTP then uses it, and IMAP its host with the port from the settings,
 * both without TLS.
 */
export function mailAccountOf(settings: ConnectionSettings, origin: string | null): MailAccount {
  const login = { user: settingOf(settings, 'user'), password: settingOf(settings, 'apiKey') };
  const imapPort = Number(settingOf(settings, 'imapPort') || '993');
  if (origin !== null) {
    const { hostname, port } = new URL(origin);
    const host = hostname.replace(/^\[|\]$/g, '');
    const peer = (at: number): MailServer => ({ host, port: at, security: 'none' });
    return { login, smtp: peer(Number(port)), imap: peer(imapPort) };
  }
  const smtpPort = Number(settingOf(settings, 'smtpPort') || '465');
  return {
    login,
    smtp: server(settingOf(settings, 'smtpHost'), smtpPort),
    imap: server(settingOf(settings, 'imapHost'), imapPort),
  };
}

const server = (host: string, port: number): MailServer => ({
  host,
  port,
  security: IMPLICIT_TLS.has(port) ? 'tls' : 'starttls',
});
