/** A mail server, and how the way to it is kept private. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, an upgrade that must succeed (STARTTLS), or none, which only a peer on this machine gets. */
  readonly security: 'tls' | 'starttls' | 'none';
}

export interface MailLogin {
  readonly user: string;
  readonly password: string;
}

export interface MailAccount {
  readonly smtp: MailServer;
  readonly imap: MailServer;
  readonly login: MailLogin;
}

export interface MailDelivery {
  readonly server: MailServer;
  readonly login: MailLogin;
  /** The envelope (RFC 5321), which may differ from what the headers say. */
  readonly from: string;
  readonly to: string;
  /** The message as it goes over the wire, lines ended by CRLF. */
  readonly bytes: Uint8Array;
}

/** What became of one delivery. */
export type DeliveryAnswer =
  | { readonly kind: 'accepted' }
  /** The server said no. */
  | {
      readonly kind: 'refused';
      /** RFC 5321, 4.2: 400 to 599. */
      readonly code: number;
      /** RFC 3463, such as `5.1.1`; `null` when the server gives none. */
      readonly enhanced: string | null;
      readonly said: string;
    }
  /** Nobody was there, or the conversation broke before the whole message was handed over: surely not taken. */
  | { readonly kind: 'unreachable'; readonly said: string }
  /** The whole message was handed over, and no answer came: it may have been taken. */
  | { readonly kind: 'silent' };

export type LoginAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly isRefused: boolean; readonly code: string | null; readonly said: string };

/** Speaks SMTP and IMAP over the network. Its calls never reject. */
export interface MailTransport {
  readonly deliver: (delivery: MailDelivery, signal: AbortSignal) => Promise<DeliveryAnswer>;
  readonly logInToSmtp: (server: MailServer, login: MailLogin, signal: AbortSignal) => Promise<LoginAnswer>;
  readonly logInToImap: (server: MailServer, login: MailLogin, signal: AbortSignal) => Promise<LoginAnswer>;
}
