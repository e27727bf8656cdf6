export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, a mandatory upgrade (STARTTLS), or none, which only a peer on this machine gets. */
  readonly security: 'tls' | 'starttls' | 'none';
}

/** A password, or an access token of OAuth 2 (XOAUTH2). */
export type MailLogin =
  | { readonly user: string; readonly password: string }
  | { readonly user: string; readonly accessToken: string };

export interface MailAccount {
  readonly smtp: MailServer;
  readonly imap: MailServer;
  readonly login: MailLogin;
}

export interface MailDelivery {
  readonly server: MailServer;
  readonly login: MailLogin;
  /** The envelope (RFC 5321), which may differ from the headers. */
  readonly from: string;
  /** Every recipient, Bcc included. */
  readonly to: readonly string[];
  /** The message as transmitted, with CRLF line ends. */
  readonly bytes: Uint8Array;
}

export interface SmtpReply {
  /** RFC 5321, 4.2: 400 to 599. */
  readonly code: number;
  /** RFC 3463, such as `5.1.1`; `null` if the server gives none. */
  readonly enhanced: string | null;
  readonly said: string;
}

export type DeliveryAnswer =
  /** Accepted for everybody but these recipients. */
  | { readonly kind: 'accepted'; readonly refused: readonly (SmtpReply & { readonly address: string })[] }
  /** The server refused. */
  | ({ readonly kind: 'refused' } & SmtpReply)
  /** The server was unreachable, or the connection broke before the whole message was sent: certainly not accepted. */
  | { readonly kind: 'unreachable'; readonly said: string }
  /** The whole message was sent but no response came: it may have been accepted. */
  | { readonly kind: 'silent' };

export type LoginAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly isRefused: boolean; readonly code: string | null; readonly said: string };

/** SMTP and IMAP over the network. Its calls never reject. */
export interface MailTransport {
  readonly deliver: (delivery: MailDelivery, signal: AbortSignal) => Promise<DeliveryAnswer>;
  readonly logInToSmtp: (server: MailServer, login: MailLogin, signal: AbortSignal) => Promise<LoginAnswer>;
  readonly logInToImap: (server: MailServer, login: MailLogin, signal: AbortSignal) => Promise<LoginAnswer>;
}
