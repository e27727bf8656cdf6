import type { Channel, MessageNote, Provider, SendFailure } from '@concordia/domain';
import type { MailTrace } from '@concordia/domain/selectors';
import type { ApprovedTemplate, OutgoingMessage, SendResult } from './outgoing.js';
import type { ProfileResult, ReactionTarget, SignalResult, SignalTarget } from './signals.js';

export type * from './outgoing.js';
export type * from './signals.js';

/** A webhook as received, not yet trusted. */
export interface RawWebhook {
  readonly method: 'GET' | 'POST';
  /** As the provider called it: the configured public address, the path and the query. Never built from the Host header. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** The part of a webhook known before its body arrives. */
export type WebhookHead = Omit<RawWebhook, 'body'>;

/** Whether a webhook comes from the provider and is recent. */
export type Verdict = 'genuine' | 'forged' | 'stale';

export interface WebhookAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export type IncomingFile =
  | { readonly kind: 'inline'; readonly name: string; readonly contentType: string; readonly content: Uint8Array }
  | {
      readonly kind: 'remote';
      readonly name: string;
      /** As the provider states; `null` if unknown. */
      readonly contentType: string | null;
      /** In bytes, as the provider states. */
      readonly size: number | null;
      /** Passed to {@link ChannelAdapter.openFile}: a media id, a file id or a URL. */
      readonly reference: string;
    };

interface EventBase {
  /** The provider's id of the event; identifies duplicates. */
  readonly id: string;
  /** The provider account concerned: a phone number id, a page id, an account sid. */
  readonly account: string;
  readonly channel: Channel;
  /** The provider's time, ms since the epoch. */
  readonly at: number;
}

export interface EventMailbox {
  /** `null` if not given. */
  readonly name: string | null;
  /** Lower case; `null` for a name without an address. */
  readonly address: string | null;
}

/** The headers of a mailing list. */
export interface EventList {
  /** The author, where the list replaced the address in From; empty if not told. */
  readonly original: readonly EventMailbox[];
  readonly listPost: string | null;
  readonly listId: string | null;
}

/** Whom an email names, as it names them; at most 100 in each field. */
export interface EventRecipients {
  readonly to: readonly EventMailbox[];
  readonly cc: readonly EventMailbox[];
  /** Known for email that we sent. */
  readonly bcc: readonly EventMailbox[];
  readonly replyTo: readonly EventMailbox[];
  /** `null` if it came through no mailing list. */
  readonly list: EventList | null;
  /** Where our own addresses are: `direct` in To, `copied` in Cc only, `unknown` in neither, as behind a list or in Bcc. */
  readonly addressed: 'direct' | 'copied' | 'unknown';
}

/** A message from a contact, or an echo of one we sent in the provider's own app. */
export interface InboundEvent extends EventBase {
  readonly kind: 'message';
  readonly messageId: string;
  /**
   * SHA-256 in hex, equal for every copy of an email and different for different emails, even if broken programs gave them one Message-ID. Imports
   * compute the same key. Email only; elsewhere the provider's id suffices.
   */
  readonly dedupeKey?: string;
  /** For email from our own address that is marked as ours: its idempotency key. Anyone can forge the mark. */
  readonly sendingKey?: string | null;
  readonly direction?: 'inbound' | 'outbound';
  /** The contact's handle, also in an echo. */
  readonly from: string;
  readonly name: string | null;
  readonly subject: string | null;
  readonly text: string;
  /** Quoted earlier messages, if they could be separated. */
  readonly quotedText?: string | null;
  /** The signature, if it could be separated. */
  readonly signature?: string | null;
  /** Sanitized. */
  readonly html?: string | null;
  /** Details of the writer's machine, from the headers; email only. */
  readonly trace?: MailTrace | null;
  /** The source of an event reported by another system. */
  readonly provenance?: string;
  readonly files?: readonly IncomingFile[];
  /** What it carries besides: a placeholder for what cannot be shown, a shared post, a place. With notes, the text may be empty. */
  readonly notes?: readonly MessageNote[];
  /** Who wrote in a group: `from` and `name` are then the group's. `null` and omitted if the contact wrote. */
  readonly author?: string | null;
  /** Email only. */
  readonly recipients?: EventRecipients;
  /** The provider's id of the message replied to. */
  readonly inReplyTo: string | null;
  /** The Message-IDs of the thread, oldest first; email only. */
  readonly references?: readonly string[];
  /** Automated email or a bounce: not a conversation. */
  readonly isAutomatic?: boolean;
  /** A server's report about an email, as a bounce (RFC 3464); also automatic. */
  readonly isReport?: boolean;
}

export interface ReceiptEvent extends EventBase {
  readonly kind: 'receipt';
  /** `null` if the provider only reports "everything until `at`" for `contact`. */
  readonly messageId: string | null;
  /** The contact whose receipts these are, if `messageId` is `null`. */
  readonly contact?: string;
  /** The recipient of an email concerned, in lower case; omitted if the provider does not tell. */
  readonly recipient?: string;
  readonly receipt: 'sent' | 'delivered' | 'read' | 'failed';
  /** Set for `failed`. */
  readonly failure: SendFailure | null;
  readonly providerCode: string | null;
  /** The key of the send, if the provider returns it: identifies an unconfirmed send. */
  readonly idempotencyKey?: string | null;
}

export interface EditEvent extends EventBase {
  readonly kind: 'edit';
  readonly messageId: string;
  readonly text: string;
}

export interface DeletionEvent extends EventBase {
  readonly kind: 'deletion';
  readonly messageId: string;
}

/** A reaction to a message; `emoji` is `null` if removed. */
export interface ReactionEvent extends EventBase {
  readonly kind: 'reaction';
  readonly messageId: string;
  readonly from: string;
  readonly emoji: string | null;
}

export interface ConsentEvent extends EventBase {
  readonly kind: 'consent';
  readonly from: string;
  readonly consent: 'opted_in' | 'opted_out';
  /** The action in the provider's term: `unsubscribe`, `spamreport`, `STOP` … */
  readonly by: string;
}

/** A contact has a new handle. */
export interface IdentityEvent extends EventBase {
  readonly kind: 'identity';
  readonly from: string;
  readonly to: string;
}

/** A contact's action on a sent email, or its outcome. */
export interface EngagementEvent extends EventBase {
  readonly kind: 'engagement';
  readonly action: 'open' | 'click' | 'bounce' | 'complaint' | 'unsubscribe';
  readonly address: string;
  readonly messageId: string | null;
  /** Reported by an email that anyone may have written: counts only for an email of ours and its recipient. */
  readonly isHearsay?: boolean;
}

/** Our account lost access: its token expired or was revoked. */
export interface AccountEvent extends EventBase {
  readonly kind: 'account';
  readonly state: 'token_expired' | 'revoked' | 'restricted';
}

/** What the provider decided about one of our templates. */
export interface TemplateEvent extends EventBase {
  readonly kind: 'template';
  readonly name: string;
  /** BCP 47 with an underscore. */
  readonly language: string;
  /** `unavailable`: paused, disabled or deleted, after it was approved. */
  readonly state: 'approved' | 'rejected' | 'unavailable';
  /** The provider's own word for why; `null` if it tells none. */
  readonly reason: string | null;
}

/** Why an event is read and changes nothing here. Events without a reason of their own become placeholders. */
export const IGNORED = {
  ours: 'Done by our own account in the provider’s app: a reaction, a read mark, an echo that is known already.',
  progress: 'A step that changes nothing here: a message that waits at the provider, or a status it repeats.',
  others: 'About a post or a conversation of somebody else.',
  no_chat: 'Belongs to no conversation: settings of the account, templates, payments, queries typed to a bot.',
  same_handle: 'Names a contact by the handle they have already.',
  other_channel:
    'Came over another channel of the same account, which another connection reads or nobody has connected.',
  no_meaning: 'Tells nothing that can be shown or counted: a removed menu, a choice without words.',
} as const;

export type IgnoredReason = keyof typeof IGNORED;

export interface IgnoredEvent {
  readonly kind: 'ignored';
  readonly reason: IgnoredReason;
}

export const ignored = (reason: IgnoredReason): IgnoredEvent => ({ kind: 'ignored', reason });

export type ChannelEvent =
  | InboundEvent
  | ReceiptEvent
  | EditEvent
  | DeletionEvent
  | ReactionEvent
  | ConsentEvent
  | IdentityEvent
  | EngagementEvent
  | AccountEvent
  | TemplateEvent;

/** One event with the text from which it can be parsed again. */
export interface ChannelEnvelope {
  readonly id: string;
  readonly account: string;
  /** Our number, where several of them share the provider's account. */
  readonly endpoint?: string;
  readonly raw: string;
}

export interface ChannelReceiver {
  readonly provider: Provider;
  /** Verifies the signature over the raw bytes, in constant time, before parsing. */
  readonly verify: (webhook: RawWebhook) => Verdict | Promise<Verdict>;
  /** Whether a webhook can be genuine, by its headers alone: `false` refuses it before reading its body. Omitted if the signature is in the body. */
  readonly mayBeGenuine?: (head: WebhookHead) => boolean;
  /** Maximum age of a webhook, in ms: as long as the provider retries it. Omitted if its signature carries no time. */
  readonly believedForMs?: number;
  /** Answers a provider that verifies our address; `null` if this call is not a verification or is invalid. */
  readonly handshake?: (webhook: RawWebhook) => WebhookAnswer | null;
  /**
   * Splits a genuine webhook into one envelope per event; `null` if it does not match the provider's documentation. Events of unknown kinds become
   * envelopes too: {@link parse} reports them.
   */
  readonly split: (webhook: RawWebhook) => readonly ChannelEnvelope[] | null;
  /**
   * Reads one envelope; `null` if it does not match the provider's documentation. What holds nothing relevant is ignored with its reason, or without one
   * by the providers of email.
   */
  readonly parse: (envelope: string) => ChannelEvent | IgnoredEvent | 'ignored' | null;
  /**
   * Fetches what an envelope only refers to, for providers that keep emails elsewhere: {@link parse} reads the completed envelope. Rejects only if
   * the signal aborts.
   */
  readonly complete?: (envelope: string, signal: AbortSignal) => Promise<CompleteResult>;
  /**
   * Called with each genuine webhook before its events are stored, for providers that require a callback: SES wants its topic subscription confirmed.
   * Never rejects; `false` if the callback failed, so that we respond 503 and the provider retries.
   */
  readonly onVerified?: (webhook: RawWebhook) => Promise<boolean>;
  /** The response the provider expects once its events are stored; `{}` as JSON if omitted. */
  readonly thanks?: WebhookAnswer;
}

export type CompleteResult =
  | { readonly ok: true; readonly raw: string }
  | { readonly ok: false; readonly isWorthRepeating: boolean };

/** A provider's rate limits; the pipeline also honors `retry-after`. */
export interface RateLimits {
  readonly connection: { readonly messages: number; readonly perMs: number };
  /** Per recipient; `null` if there is no such limit. */
  readonly recipient: { readonly messages: number; readonly perMs: number } | null;
}

export type CheckResult =
  | {
      readonly ok: true;
      /** The provider's name for the account: a number, an @name, a page's name. */
      readonly account: string;
      /** When the credentials expire, ms since the epoch; `null` if never or unknown. */
      readonly expiresAt: number | null;
    }
  | {
      readonly ok: false;
      readonly failure: SendFailure;
      readonly providerCode: string | null;
      /** The provider's own text, cut to 300 characters; never a secret. */
      readonly said: string | null;
    };

/** A step of a test or setup: done, or the reason why not. */
export type StepResult =
  | {
      readonly ok: true;
      readonly message: string;
      /** Settings created by the provider that must be stored, by profile field name: the key of its webhooks. */
      readonly learned?: Readonly<Record<string, string>>;
    }
  | Extract<CheckResult, { ok: false }>;

export type TemplatesResult =
  | { readonly ok: true; readonly templates: readonly ApprovedTemplate[] }
  | Extract<CheckResult, { ok: false }>;

export interface Discovery {
  readonly lists: boolean;
  readonly bookmarks: boolean;
}

/** One of our posts with its current metrics, counted since publication. */
export interface OwnPost {
  readonly id: string;
  /** The id that {@link ChannelAdapter.post} returned when it was published here. */
  readonly messageId: string;
  readonly text: string;
  /** Publication time, ms since the epoch. */
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
 * A provider, as the pipeline sees it. Each provider has one implementation; the connection decides which one serves a channel. Its calls never
 * reject, unless the signal aborts them.
 */
export interface ChannelAdapter extends ChannelReceiver {
  /** Whether the provider sends once per idempotency key. If not, an unconfirmed attempt is not retried automatically. */
  readonly recognizesKeys: boolean;
  readonly rates: RateLimits;
  /** The address of an email account, in lower case; omitted by other channels. */
  readonly sendsFrom?: string;
  readonly send: (message: OutgoingMessage, signal: AbortSignal) => Promise<SendResult>;
  readonly check: (signal: AbortSignal) => Promise<CheckResult>;
  /** Registers our webhook address with the provider; omitted if only a person can do so on the provider's pages. */
  readonly subscribe?: (webhookUrl: string, signal: AbortSignal) => Promise<StepResult>;
  /** Templates that may be sent once a window has closed; omitted if the provider has none. */
  readonly templates?: (signal: AbortSignal) => Promise<TemplatesResult>;
  readonly openFile?: (reference: string, signal: AbortSignal) => Promise<FileResult>;
  /** Tells a contact that their messages were read. */
  readonly markRead?: (target: SignalTarget, signal: AbortSignal) => Promise<SignalResult>;
  /** Tells a contact that somebody is writing, for as long as the provider shows it; also marks what they wrote as read, on WhatsApp. */
  readonly showTyping?: (target: SignalTarget, signal: AbortSignal) => Promise<SignalResult>;
  /** Reacts to a contact's message, in place of an earlier reaction of ours. May be repeated. */
  readonly react?: (target: ReactionTarget, signal: AbortSignal) => Promise<SignalResult>;
  /** Looks up who has a handle, for providers whose webhooks do not say. */
  readonly profile?: (handle: string, signal: AbortSignal) => Promise<ProfileResult>;
  /** Publishes a public post: X and LinkedIn. */
  readonly post?: (text: string, signal: AbortSignal) => Promise<SendResult>;
  /** Searches public posts and reports the count: X. */
  readonly search?: (query: string, signal: AbortSignal) => Promise<StepResult>;
  /** Reads the account's own data to check its permissions and reports the counts: X. */
  readonly discover?: (wanted: Discovery, signal: AbortSignal) => Promise<StepResult>;
  /** Our latest posts with their metrics: X. At most a hundred. */
  readonly ownPosts?: (signal: AbortSignal) => Promise<PostsResult>;
}
