import type { Channel, Provider, SendFailure } from '@concordia/domain';
import type { MailTrace } from '@concordia/domain/selectors';

/** A file that goes out with a message. */
export interface OutgoingFile {
  readonly name: string;
  /** `image/png` … */
  readonly contentType: string;
  readonly content: Uint8Array;
  /** By what the HTML of an e-mail shows it (`cid:`), for pictures that stand in the text; letters, digits, dots and hyphens. */
  readonly contentId?: string;
}

/** A message that the provider has approved before, for channels that take nothing else outside their window. */
export interface OutgoingTemplate {
  readonly name: string;
  /** BCP 47 with an underscore, as Meta writes it: `en_US`. */
  readonly language: string;
  /** What stands for {{1}}, {{2}} … */
  readonly parameters: readonly string[];
}

/** A template that the provider offers to be filled in and sent. */
export interface ApprovedTemplate extends Pick<OutgoingTemplate, 'name' | 'language'> {
  readonly category: 'marketing' | 'utility' | 'authentication';
  /** What stands above and below the text; `null` without such. */
  readonly header: string | null;
  readonly footer: string | null;
  /** With {{1}}, {{2}} … where something is filled in. */
  readonly body: string;
  /** How many places are to be filled in. */
  readonly parameters: number;
}

/** The message that is answered. */
export interface AnsweredMessage {
  readonly providerMessageId: string;
  /** The Message-IDs of the thread, oldest first; empty outside e-mail. */
  readonly references: readonly string[];
}

export interface OutgoingMessage {
  readonly channel: Channel;
  /** The recipient's handle. */
  readonly to: string;
  readonly text: string;
  /** The same for readers of HTML, e-mail alone; made of the text when left out. */
  readonly html?: string;
  readonly subject: string | null;
  /** The same whenever this sending is attempted: a provider that knows such keys sends it once. */
  readonly idempotencyKey: string;
  readonly files?: readonly OutgoingFile[];
  readonly template?: OutgoingTemplate | null;
  readonly answers?: AnsweredMessage | null;
  /** For automated e-mail: where one click ends it (RFC 8058). Such mail is marked as made by a machine. */
  readonly unsubscribeUrl?: string | null;
  /** Mail that the system writes to the workspace's own people: it is marked, so that it is recognized in a folder of sent mail. */
  readonly isSystemMail?: boolean;
}

/** What became of one attempt. Failures are answers, not exceptions: each of them is expected. */
export type SendResult =
  | { readonly ok: true; readonly providerMessageId: string }
  | {
      readonly ok: false;
      /** `transient` was surely not taken; `unconfirmed` may have been: its answer never came. */
      readonly failure: SendFailure;
      /** The provider's own code. */
      readonly providerCode: string | null;
      /** How long it wants to be left alone, in ms. */
      readonly retryAfterMs: number | null;
    };

/** A webhook as it came, before anybody trusts it. */
export interface RawWebhook {
  readonly method: 'GET' | 'POST';
  /** As the provider called it: the configured public address, the path and the query. Never made of the Host header. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** What of a webhook is known before its body arrives. */
export type WebhookHead = Omit<RawWebhook, 'body'>;

/** Whether a webhook is the provider's, and of now. */
export type Verdict = 'genuine' | 'forged' | 'stale';

/** What we say to a webhook. */
export interface WebhookAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A file that came with a message. */
export type IncomingFile =
  | { readonly kind: 'inline'; readonly name: string; readonly contentType: string; readonly content: Uint8Array }
  | {
      readonly kind: 'remote';
      readonly name: string;
      /** As the provider says; `null` when it does not. */
      readonly contentType: string | null;
      /** In bytes, as the provider says. */
      readonly size: number | null;
      /** What {@link ChannelAdapter.openFile} fetches it by: a media id, a file id, a URL. */
      readonly reference: string;
    };

interface EventBase {
  /** The provider's id of the event, by which a second telling is recognised. */
  readonly id: string;
  /** Whose account at the provider it is about: a phone number id, a page id, an account sid. */
  readonly account: string;
  readonly channel: Channel;
  /** The provider's time, ms since the epoch. */
  readonly at: number;
}

/** Somebody wrote to us; or we wrote, in the provider's own app, and it echoes that. */
export interface InboundEvent extends EventBase {
  readonly kind: 'message';
  readonly messageId: string;
  /**
   * SHA-256 in hex, the same for every copy of a mail and different for different mails, also where broken programs gave them one
   * Message-ID: the key that an import computes. Email alone; elsewhere the provider's id is enough.
   */
  readonly dedupeKey?: string;
  /** For mail from our own address that is marked as ours: the idempotency key that it was sent with. Anybody can write the mark. */
  readonly sendingKey?: string | null;
  readonly direction?: 'inbound' | 'outbound';
  /** The other person's handle, also in an echo. */
  readonly from: string;
  readonly name: string | null;
  readonly subject: string | null;
  readonly text: string;
  /** What it quotes of earlier messages, where that could be told apart. */
  readonly quotedText?: string | null;
  /** The block below it that says who wrote, where that could be told apart. */
  readonly signature?: string | null;
  /** Sanitised. */
  readonly html?: string | null;
  /** What the headers tell of the writer's machine; e-mail alone. */
  readonly trace?: MailTrace | null;
  /** Where an event was had from that another system told of. */
  readonly provenance?: string;
  readonly files?: readonly IncomingFile[];
  /** The provider's id of the message that it answers. */
  readonly inReplyTo: string | null;
  /** The Message-IDs of the thread, oldest first; e-mail alone. */
  readonly references?: readonly string[];
  /** Written by a machine, or a bounce: not a conversation. */
  readonly isAutomatic?: boolean;
}

/** Something became of a message of ours. */
export interface ReceiptEvent extends EventBase {
  readonly kind: 'receipt';
  /** `null` when the provider only says "everything until `at`" to `contact`. */
  readonly messageId: string | null;
  /** Whose receipts are meant, where `messageId` is `null`. */
  readonly contact?: string;
  readonly receipt: 'sent' | 'delivered' | 'read' | 'failed';
  /** For `failed`. */
  readonly failure: SendFailure | null;
  readonly providerCode: string | null;
  /** The key that the message was sent with, where the provider tells it back: a sending that was never confirmed is known by it. */
  readonly idempotencyKey?: string | null;
}

/** A message was changed by who wrote it. */
export interface EditEvent extends EventBase {
  readonly kind: 'edit';
  readonly messageId: string;
  readonly text: string;
}

/** A message was taken back by who wrote it. */
export interface DeletionEvent extends EventBase {
  readonly kind: 'deletion';
  readonly messageId: string;
}

/** Somebody reacted to a message; `emoji` is `null` when they took it back. */
export interface ReactionEvent extends EventBase {
  readonly kind: 'reaction';
  readonly messageId: string;
  readonly from: string;
  readonly emoji: string | null;
}

/** Somebody wants no more messages, or wants them again. */
export interface ConsentEvent extends EventBase {
  readonly kind: 'consent';
  readonly from: string;
  readonly consent: 'opted_in' | 'opted_out';
  /** What they did, in the provider's word: `unsubscribe`, `spamreport`, `STOP` … */
  readonly by: string;
}

/** Somebody is reached under another handle from now on. */
export interface IdentityEvent extends EventBase {
  readonly kind: 'identity';
  readonly from: string;
  readonly to: string;
}

/** What somebody did with an e-mail of ours, or what it did to them. */
export interface EngagementEvent extends EventBase {
  readonly kind: 'engagement';
  readonly action: 'open' | 'click' | 'bounce' | 'complaint' | 'unsubscribe';
  readonly address: string;
  readonly messageId: string | null;
  /** Told by a mail that anybody may have written: it counts only for a mail of ours, and for whoever that went to. */
  readonly isHearsay?: boolean;
}

/** Our account was told to stop: its token ended or was taken away. */
export interface AccountEvent extends EventBase {
  readonly kind: 'account';
  readonly state: 'token_expired' | 'revoked' | 'restricted';
}

export type ChannelEvent =
  | InboundEvent
  | ReceiptEvent
  | EditEvent
  | DeletionEvent
  | ReactionEvent
  | ConsentEvent
  | IdentityEvent
  | EngagementEvent
  | AccountEvent;

/** One event with the text by which it can be parsed again. */
export interface ChannelEnvelope {
  readonly id: string;
  readonly account: string;
  readonly raw: string;
}

/** Takes what a provider tells us. */
export interface ChannelReceiver {
  /** The name under which its events are kept. */
  readonly provider: Provider;
  /** Holds the raw bytes against their signature, in constant time, before anything is parsed. */
  readonly verify: (webhook: RawWebhook) => Verdict | Promise<Verdict>;
  /**
   * Whether a webhook can be genuine, by its headers alone: `false` refuses it before its body is read. Left out where the signature is in
   * the body.
   */
  readonly mayBeGenuine?: (head: WebhookHead) => boolean;
  /** For how long after its time a webhook is believed, in ms: as long as this provider tells it again. Left out where its signature carries no time. */
  readonly believedForMs?: number;
  /** Answers a provider that asks whether this address is ours; `null` when this call asks nothing of the kind, or asks wrongly. */
  readonly handshake?: (webhook: RawWebhook) => WebhookAnswer | null;
  /**
   * Takes a genuine webhook apart, one envelope an event; `null` when it is not what the provider documents. An event of a kind that we do
   * not know is an envelope too: {@link parse} says so.
   */
  readonly split: (webhook: RawWebhook) => readonly ChannelEnvelope[] | null;
  /** Reads one envelope; `null` when it is not what the provider documents, `'ignored'` when it tells nothing that we keep. */
  readonly parse: (envelope: string) => ChannelEvent | 'ignored' | null;
  /**
   * Called with each genuine webhook before its events are stored, when a provider asks for a call back: SES wants the subscription of its
   * topic confirmed. Never rejects; `false` when the call back failed, so that the answer should be 503 and the provider asks again.
   */
  readonly onVerified?: (webhook: RawWebhook) => Promise<boolean>;
  /** What the provider wants to hear when its events are stored; `{}` as JSON when left out. */
  readonly thanks?: WebhookAnswer;
}

/** How fast a provider may be spoken to; the pipeline keeps to it, and to what `retry-after` says besides. */
export interface RateLimits {
  /** Of the whole connection. */
  readonly connection: { readonly messages: number; readonly perMs: number };
  /** To one recipient; `null` without such. */
  readonly recipient: { readonly messages: number; readonly perMs: number } | null;
}

/** Whether the credentials work, and whose they are. */
export type CheckResult =
  | {
      readonly ok: true;
      /** How the provider calls the account: a number, an @name, a page's name. */
      readonly account: string;
      /** When the credentials end, ms since the epoch; `null` when they do not, or nobody says. */
      readonly expiresAt: number | null;
    }
  | {
      readonly ok: false;
      readonly failure: SendFailure;
      readonly providerCode: string | null;
      /** The provider's own words, cut to 300 characters; never a secret. */
      readonly said: string | null;
    };

/** A step of a test or of a set-up that is either done or says why not. */
export type StepResult =
  | {
      readonly ok: true;
      readonly message: string;
      /** Settings that the provider made and that have to be kept, by the names of its profile: the key of its webhooks. */
      readonly learned?: Readonly<Record<string, string>>;
    }
  | Extract<CheckResult, { ok: false }>;

/** The templates of an account. */
export type TemplatesResult =
  | { readonly ok: true; readonly templates: readonly ApprovedTemplate[] }
  | Extract<CheckResult, { ok: false }>;

/** What is to be tried of what an account may read of itself. */
export interface Discovery {
  readonly lists: boolean;
  readonly bookmarks: boolean;
}

/** A post of ours, as it stands now: figures count from its beginning. */
export interface OwnPost {
  readonly id: string;
  /** What {@link ChannelAdapter.post} called it when it was published here. */
  readonly messageId: string;
  readonly text: string;
  /** When it was written, ms since the epoch. */
  readonly at: number;
  readonly impressions: number;
  readonly likes: number;
  readonly reposts: number;
  readonly replies: number;
}

export type PostsResult =
  | { readonly ok: true; readonly posts: readonly OwnPost[] }
  | Extract<CheckResult, { ok: false }>;

export type FileResult =
  | { readonly ok: true; readonly contentType: string | null; readonly content: AsyncIterable<Uint8Array> }
  | { readonly ok: false; readonly failure: SendFailure; readonly providerCode: string | null };

/**
 * What the pipeline knows of a provider. Each has one implementation, over its own protocol; which one serves a channel is decided by how
 * the channel is connected. None of its calls rejects, except when the signal aborts it.
 */
export interface ChannelAdapter extends ChannelReceiver {
  /** Whether the provider sends only once for one idempotency key. Where it does not, an unconfirmed attempt is not repeated by itself. */
  readonly recognisesKeys: boolean;
  readonly rates: RateLimits;
  readonly send: (message: OutgoingMessage, signal: AbortSignal) => Promise<SendResult>;
  readonly check: (signal: AbortSignal) => Promise<CheckResult>;
  /** Tells the provider where our webhooks come in; left out where only a person can, on the provider's own pages. */
  readonly subscribe?: (webhookUrl: string, signal: AbortSignal) => Promise<StepResult>;
  /** The templates that may be sent where a window has closed; left out where there are none. */
  readonly templates?: (signal: AbortSignal) => Promise<TemplatesResult>;
  /** Fetches a remote file of a message. */
  readonly openFile?: (reference: string, signal: AbortSignal) => Promise<FileResult>;
  /** Publishes for everybody to read: X and LinkedIn. */
  readonly post?: (text: string, signal: AbortSignal) => Promise<SendResult>;
  /** Finds public posts: X. Says how many. */
  readonly search?: (query: string, signal: AbortSignal) => Promise<StepResult>;
  /** Reads what the account has gathered for itself, which shows whether it may: X. Says how much. */
  readonly discover?: (wanted: Discovery, signal: AbortSignal) => Promise<StepResult>;
  /** The latest posts of ours with how they stand: X. At most a hundred. */
  readonly ownPosts?: (signal: AbortSignal) => Promise<PostsResult>;
}
