import { CHANNELS, type Channel, PROVIDER_PROFILES, providersOf } from '@concordia/domain';

/** The draft's `localStorage` key (specification, section 9). */
export const DRAFT_KEY = 'concordia_setup_v1';

export interface GuardrailsDraft {
  /** Labels and drafts. */
  readonly L1: boolean;
  /** Canary sends. */
  readonly L2: boolean;
  /** Recipients of a canary, at least 1. */
  readonly canary: number;
  /** Share of recipients unsubscribing that stops a campaign. */
  readonly stop_unsub: number;
  /** Share of recipients complaining that stops a campaign. */
  readonly stop_complaints: number;
  /** Messages per day, at least 0. */
  readonly daily_budget: number;
  /** `HH:MM`. */
  readonly brief_time: string;
}

/**
 * The setup as stored in the browser, in the format of the specification's section 3. It holds no secrets (`apiKey`, `appSecret` …):
 * they go to the server, which never returns them.
 */
export interface SetupDraft {
  readonly guardrails: GuardrailsDraft;
  readonly channels: {
    readonly email: {
      readonly connected: boolean;
      readonly esp: string;
      readonly domain: string;
      readonly inboundPath: string;
      readonly fromAddress: string;
      readonly enrichmentEnabled: boolean;
    };
    readonly meta: MetaDraft & { readonly appId: string; readonly waPhoneId: string };
    readonly sms: {
      readonly connected: boolean;
      readonly provider: string;
      readonly accountSid: string;
      readonly messagingServiceSid: string;
      readonly webhookPath: string;
    };
    readonly linkedin: {
      readonly connected: boolean;
      readonly appId: string;
      readonly orgId: string;
      readonly useDMs: boolean;
    };
    readonly instagram: MetaDraft & { readonly igUserId: string };
    readonly messenger: MetaDraft;
    readonly twitter: {
      readonly connected: boolean;
      readonly clientId: string;
      readonly handle: string;
      readonly rateLimitPolicy: string;
      readonly scopes: readonly string[];
    };
  } & Readonly<Record<PlainChannel, PlainDraft>>;
}

const PLACED = ['email', 'whatsapp', 'sms', 'linkedin', 'instagram', 'messenger', 'twitter'] as const;

/** For the other channels the draft stores only whether they are connected. */
type PlainChannel = Exclude<Channel, (typeof PLACED)[number]>;

interface PlainDraft {
  readonly connected: boolean;
  readonly webhookPath: string;
}

interface MetaDraft {
  readonly connected: boolean;
  readonly pageId: string;
  readonly webhookPath: string;
}

export const DEFAULT_SCOPES = ['tweet.read', 'users.read', 'offline.access', 'tweet.write'] as const;

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The value's members if it is an object; otherwise none. */
const parts = (value: unknown): Parts => (isObject(value) && !Array.isArray(value) ? { ...value } : {});

const flag = (value: unknown, initial: boolean): boolean => (typeof value === 'boolean' ? value : initial);
const line = (value: unknown, initial = ''): string => (typeof value === 'string' ? value : initial);
const whole = (value: unknown, least: number, initial: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : initial;
const share = (value: unknown, initial: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : initial;
const time = (value: unknown, initial: string): string =>
  typeof value === 'string' && TIME_OF_DAY.test(value) ? value : initial;

function scopes(value: unknown): readonly string[] {
  const chosen = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  return chosen.length === 0 ? DEFAULT_SCOPES : chosen;
}

function guardrailsOf(value: unknown): GuardrailsDraft {
  const { L1, L2, canary, stop_unsub, stop_complaints, daily_budget, brief_time } = parts(value);
  return {
    L1: flag(L1, true),
    L2: flag(L2, false),
    canary: whole(canary, 1, 25),
    stop_unsub: share(stop_unsub, 0.008),
    stop_complaints: share(stop_complaints, 0.002),
    daily_budget: whole(daily_budget, 0, 5_000),
    brief_time: time(brief_time, '08:00'),
  };
}

const metaOf = (given: Parts): MetaDraft => ({
  connected: flag(given.connected, false),
  pageId: line(given.pageId),
  webhookPath: line(given.webhookPath, '/webhooks/meta'),
});

function plainOf(given: Parts): Readonly<Record<PlainChannel, PlainDraft>>;
function plainOf(given: Parts): Readonly<Record<string, PlainDraft>> {
  const placed: ReadonlySet<Channel> = new Set(PLACED);
  const plain = CHANNELS.filter((channel) => !placed.has(channel)).map((channel) => {
    const { connected, webhookPath } = parts(given[channel]);
    return [channel, { connected: flag(connected, false), webhookPath: line(webhookPath, usualPath(channel)) }];
  });
  return Object.fromEntries(plain);
}

function usualPath(channel: Channel): string {
  const [provider] = providersOf(channel);
  return (provider === undefined ? null : PROVIDER_PROFILES[provider].webhookPath) ?? '';
}

function channelsOf(value: unknown): SetupDraft['channels'] {
  const given = parts(value);
  const [email, meta, sms] = [parts(given.email), parts(given.meta), parts(given.sms)];
  const [linkedin, twitter] = [parts(given.linkedin), parts(given.twitter)];
  const instagram = parts(given.instagram);
  return {
    email: {
      connected: flag(email.connected, false),
      esp: line(email.esp, 'SendGrid'),
      domain: line(email.domain),
      inboundPath: line(email.inboundPath, '/webhooks/email/sendgrid'),
      fromAddress: line(email.fromAddress),
      enrichmentEnabled: flag(email.enrichmentEnabled, false),
    },
    meta: { ...metaOf(meta), appId: line(meta.appId), waPhoneId: line(meta.waPhoneId) },
    sms: {
      connected: flag(sms.connected, false),
      provider: line(sms.provider, 'Twilio'),
      accountSid: line(sms.accountSid),
      messagingServiceSid: line(sms.messagingServiceSid),
      webhookPath: line(sms.webhookPath, '/webhooks/sms'),
    },
    ...plainOf(given),
    linkedin: {
      connected: flag(linkedin.connected, false),
      appId: line(linkedin.appId),
      orgId: line(linkedin.orgId),
      useDMs: flag(linkedin.useDMs, false),
    },
    instagram: { ...metaOf(instagram), igUserId: line(instagram.igUserId) },
    messenger: metaOf(parts(given.messenger)),
    twitter: {
      connected: flag(twitter.connected, false),
      clientId: line(twitter.clientId),
      handle: line(twitter.handle),
      rateLimitPolicy: line(twitter.rateLimitPolicy, 'safe'),
      scopes: scopes(twitter.scopes),
    },
  };
}

/** Parses any value as a draft: invalid or missing values get their default, unknown ones are dropped. */
export function draftOf(value: unknown): SetupDraft {
  const { guardrails, channels } = parts(value);
  return { guardrails: guardrailsOf(guardrails), channels: channelsOf(channels) };
}

export const DEFAULT_DRAFT: SetupDraft = draftOf({});

/** @param text the stored text; `null` if there is none. Invalid JSON yields the defaults and is reported to `onCorrupt`. */
export function parseDraft(text: string | null, onCorrupt: (reason: unknown) => void = () => undefined): SetupDraft {
  if (text === null) return DEFAULT_DRAFT;
  try {
    return draftOf(JSON.parse(text));
  } catch (reason) {
    onCorrupt(reason);
    return DEFAULT_DRAFT;
  }
}
