import type { Channel, Provider } from '@concordia/domain';

/** A webhook as a provider would send it to us. */
export interface PlayedWebhook {
  readonly method: 'GET' | 'POST';
  /** Path and query, such as `/webhooks/meta?hub.mode=subscribe`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Hands a webhook over. @returns the answer's status and body; rejects when nobody is there. */
export type DeliverWebhook = (webhook: PlayedWebhook) => Promise<{ readonly status: number; readonly body: string }>;

/** How long after the sending the receipts come, in ms. */
export interface Delays {
  readonly sent: number;
  readonly delivered: number;
  readonly read: number;
  readonly reply: number;
}

/** How badly a peer behaves, for runs in which things must go wrong. Fractions in [0, 1]; they add up to at most 1. */
export interface NetworkFault {
  /** Answered with 503, and not taken. */
  readonly failing: number;
  /** Neither taken nor ever answered. */
  readonly hanging: number;
  /** Taken, and the connection breaks before the answer. */
  readonly losing: number;
  /** Webhooks that are sent twice, besides; in [0, 1]. */
  readonly doubling: number;
  /** By how much a webhook is late at most, in ms; they overtake each other then. */
  readonly lateMs: number;
  /** By how much an answer is late at most, in ms; at once when left out. */
  readonly slowMs?: number;
}

export interface PeerOptions {
  readonly deliver: DeliverWebhook;
  /** Under which address the peer reaches us; providers that sign URLs sign this one. */
  readonly publicUrl: string;
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  /** Does something later. */
  readonly schedule: (delayMs: number, work: () => void) => void;
  /** When an address last wrote to the account, ms since the epoch: what the provider would remember from before its start. */
  readonly history?: (channel: Channel, address: string) => Promise<number | null>;
  readonly delays?: Delays;
  /** The account's settings where they are to be these and not made-up ones, by the names of the provider's profile. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Asked at every call and every webhook, so that a test can switch it; none when left out. */
  readonly trouble?: () => NetworkFault;
  /** 0 for any. */
  readonly port?: number;
}

/** A file that a made-up person sends along. */
export interface PlayedFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** What a made-up person writes. */
export interface PlayedMessage {
  readonly from: string;
  readonly name: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly inReplyTo: string | null;
  readonly files?: readonly PlayedFile[];
}

/** A message that the peer took: what the recipient would have in hand. */
export interface AcceptedMessage {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly text: string;
  /** What came along; left out where there was nothing. */
  readonly files?: readonly AcceptedFile[];
}

/** A file that the recipient would have in hand; its bytes are not kept. */
export interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** A file as it is listed. */
export const acceptedFile = ({ name, contentType, content }: PlayedFile): AcceptedFile => ({
  name,
  contentType,
  size: content.byteLength,
});

/** A provider on this machine that enforces the real one's rules. */
export interface ProviderPeer {
  readonly provider: Provider;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** What an operator has to type to reach its account, by the names of the provider's profile. */
  readonly settings: Readonly<Record<string, string>>;
  /** In the order in which they were taken. */
  readonly accepted: readonly AcceptedMessage[];
  /** Lets somebody write to the account. @returns the provider's id of the message. */
  readonly write: (message: PlayedMessage) => Promise<string>;
  /** Resolves when every webhook has been taken or given up. */
  readonly settled: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
