import type { Channel, Provider } from '@concordia/domain';

/** A webhook sent to us by a simulated provider. */
export interface PlayedWebhook {
  readonly method: 'GET' | 'POST';
  /** Path and query, such as `/webhooks/meta?hub.mode=subscribe`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Delivers a webhook. @returns the response's status and body; rejects if the receiver is unreachable. */
export type DeliverWebhook = (webhook: PlayedWebhook) => Promise<{ readonly status: number; readonly body: string }>;

/** A file of ours, as a provider sees it. */
export interface FetchedFile {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Empty for HEAD. */
  readonly content: Uint8Array;
}

/** Opens an address that a message names. Rejects if it cannot be reached. */
export type FetchFile = (url: string, method: 'GET' | 'HEAD') => Promise<FetchedFile>;

/** Delays of receipts after sending, in ms. */
export interface Delays {
  readonly sent: number;
  readonly delivered: number;
  readonly read: number;
  readonly reply: number;
}

/** A peer's faults, for failure tests. Fractions in [0, 1]; `failing`, `hanging` and `losing` add up to at most 1. */
export interface NetworkFault {
  /** Responds with 503, without accepting. */
  readonly failing: number;
  /** Neither accepts nor responds. */
  readonly hanging: number;
  /** Accepts, but the connection breaks before the response. */
  readonly losing: number;
  /** Independently, the fraction of webhooks sent twice, in [0, 1]. */
  readonly doubling: number;
  /** Maximum webhook delay, in ms; delayed webhooks can arrive out of order. */
  readonly lateMs: number;
  /** Maximum response delay, in ms; immediate if omitted. */
  readonly slowMs?: number;
}

export interface PeerOptions {
  readonly deliver: DeliverWebhook;
  /** For providers that fetch files from us. @default by HTTP */
  readonly fetchFile?: FetchFile;
  /** Our address as the peer calls it; providers that sign URLs sign this one. */
  readonly publicUrl: string;
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  readonly schedule: (delayMs: number, work: () => void) => void;
  /** When an address last wrote to the account, ms since the epoch: what the provider would remember from before the start. */
  readonly history?: (channel: Channel, address: string) => Promise<number | null>;
  readonly delays?: Delays;
  /** Account settings by field name of the provider's profile; generated if omitted. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Read at every call and webhook, so that a test can change it; no faults if omitted. */
  readonly fault?: () => NetworkFault;
  /** 0 for any. */
  readonly port?: number;
}

export interface PlayedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface PlayedMessage {
  readonly from: string;
  readonly name: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly inReplyTo: string | null;
  readonly files?: readonly PlayedFile[];
  /** The profile picture of who writes, from now on; unchanged if omitted. */
  readonly picture?: PlayedFile;
  /** What To and Cc of an email name, as in a header; the account alone if omitted. */
  readonly to?: readonly string[];
  readonly cc?: readonly string[];
  /** Further headers of an email, such as Reply-To. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** Everybody whom an accepted email goes to, by address in lower case. */
export interface AcceptedRecipients {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
}

/** A message accepted by the peer, as the recipient would see it. */
export interface AcceptedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly text: string;
  /** Of an email, where the provider takes it apart from the text. */
  readonly html?: string;
  /** Of an email. */
  readonly recipients?: AcceptedRecipients;
  readonly subject?: string;
  /** Attachments; omitted if there are none. */
  readonly files?: readonly AcceptedFile[];
}

/** Something other than a message that the peer took, as the contact would see it. */
export interface AcceptedSignal {
  readonly kind: 'read' | 'typing' | 'reaction';
  /** `null` if neither the call nor the message tells. */
  readonly to: string | null;
  /** The contact's message concerned; `null` if it concerns the chat. */
  readonly messageId: string | null;
  /** Of a reaction; `null` if it is removed. */
  readonly emoji?: string | null;
}

/** A received file; its bytes are not kept. */
export interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  /** As what it was sent, such as `voice`, where the provider tells files apart; otherwise omitted. */
  readonly sentAs?: string;
}

export const acceptedFile = ({ name, contentType, content }: PlayedFile, sentAs?: string): AcceptedFile => ({
  name,
  contentType,
  size: content.byteLength,
  ...(sentAs !== undefined && { sentAs }),
});

/** A local provider that enforces the real one's rules. */
export interface ProviderPeer {
  readonly provider: Provider;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** The settings an operator must enter for its account, by field name of the provider's profile. */
  readonly settings: Readonly<Record<string, string>>;
  /** In order of acceptance. */
  readonly accepted: readonly AcceptedMessage[];
  /** In order of acceptance; omitted by providers without any. */
  readonly signals?: readonly AcceptedSignal[];
  /** Simulates a message from a contact. @returns the provider's id of the message. */
  readonly write: (message: PlayedMessage) => Promise<string>;
  /** Resolves once every webhook was accepted or given up. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
