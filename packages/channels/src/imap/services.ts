import type { SignInMailbox } from '@concordia/domain';
import type { MailServer } from './transport.js';

/** How a provider lets its users sign in to their mailboxes, and where these are. */
export interface MailService {
  readonly authorize: (tenant: string) => string;
  readonly token: (tenant: string) => string;
  /** Tells whether an access token is still valid; `null` if none can be asked with a token for mail, so that a refresh must tell. */
  readonly userInfo: string | null;
  /** Ends a grant (RFC 7009); `null` if only its owner can, on the provider's pages. */
  readonly revoke: string | null;
  readonly scopes: readonly string[];
  /** Further parameters of the authorization. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether an ID token may be from this issuer. */
  readonly isIssuer: (said: string) => boolean;
  readonly imap: MailServer;
  readonly smtp: MailServer;
  /** Whether what its SMTP server accepts appears in the folder of sent email by itself. */
  readonly savesSent: boolean;
}

/** An organization's own issuer, whichever endpoint its user signed in at. */
const MICROSOFT_ISSUER = /^https:\/\/login\.microsoftonline\.com\/[\da-f-]{36}\/v2\.0$/;

const AT_MICROSOFT = 'https://login.microsoftonline.com';

/*
 * learn.microsoft.com, "Authenticate an IMAP, POP or SMTP connection using OAuth" and "OAuth 2.0 authorization code flow";
 * techcommunity.microsoft.com, "Changes coming to the SMTP Authenticated Submission client protocol": it saves to Sent Items;
 * support.google.com, "Send email from your app": Gmail keeps what its SMTP server sends;
 * developers.google.com, "Gmail: XOAUTH2 mechanism", "OAuth 2.0 for web server applications", accounts.google.com/.well-known/openid-configuration.
 */
export const MAIL_SERVICES: Readonly<Record<SignInMailbox, MailService>> = {
  microsoft: {
    authorize: (tenant) => `${AT_MICROSOFT}/${tenant}/oauth2/v2.0/authorize`,
    token: (tenant) => `${AT_MICROSOFT}/${tenant}/oauth2/v2.0/token`,
    // Its user info takes tokens for Graph alone.
    userInfo: null,
    revoke: null,
    scopes: [
      'openid',
      'email',
      'profile',
      'offline_access',
      'https://outlook.office.com/IMAP.AccessAsUser.All',
      'https://outlook.office.com/SMTP.Send',
    ],
    parameters: {},
    isIssuer: (said) => MICROSOFT_ISSUER.test(said),
    imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
    smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    savesSent: true,
  },
  google: {
    authorize: () => 'https://accounts.google.com/o/oauth2/v2/auth',
    token: () => 'https://oauth2.googleapis.com/token',
    userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
    revoke: 'https://oauth2.googleapis.com/revoke',
    scopes: ['openid', 'email', 'https://mail.google.com/'],
    // A refresh token comes with the first consent alone, unless it is asked for again.
    parameters: { access_type: 'offline', prompt: 'consent' },
    isIssuer: (said) => said === 'https://accounts.google.com',
    imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
    smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    savesSent: true,
  },
};

/**
 * The mail servers of a provider.
 *
 * @param origin of a peer on this machine, whose query names the ports of its mail servers: `http://127.0.0.1:9000/?imap=1143&smtp=2525`.
 */
export function mailServersOf(provider: SignInMailbox, origin: string | null): Pick<MailService, 'imap' | 'smtp'> {
  if (origin === null) return MAIL_SERVICES[provider];
  const { hostname: host, searchParams } = new URL(origin);
  const peer = (name: string): MailServer => ({ host, port: Number(searchParams.get(name)), security: 'none' });
  return { imap: peer('imap'), smtp: peer('smtp') };
}
