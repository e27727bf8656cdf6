import type { Channel } from './channels.js';

/** Who carries messages, by the name that webhooks, settings and the outbox know it by. */
export const PROVIDERS = [
  'sendgrid',
  'mailgun',
  'postmark',
  'ses',
  'imap',
  'whatsapp',
  'linkedin',
  'twilio',
  'telegram',
  'instagram',
  'messenger',
  'x',
] as const;

export type Provider = (typeof PROVIDERS)[number];

/** What an operator may set of a connection. */
export interface SettingField {
  /** As in the specification's setup configuration: `apiKey`, `botToken` … */
  readonly name: string;
  /** Sealed by the server; only its last four characters are ever shown. */
  readonly isSecret: boolean;
  readonly isRequired: boolean;
  /** How it is held against mistakes; `text` is anything of one line. */
  readonly kind: 'text' | 'email' | 'domain' | 'digits' | 'phone' | 'port' | 'boolean' | 'choice' | 'scopes' | 'arn';
  /** For `choice`. */
  readonly choices?: readonly string[];
  /** What stands there when nothing was said. */
  readonly initial?: string;
}

export interface ProviderProfile {
  /** As its makers write it. */
  readonly name: string;
  readonly channel: Channel;
  /** Under which path of ours its webhooks come in; `null` when it has none. */
  readonly webhookPath: string | null;
  readonly fields: readonly SettingField[];
}

const text = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  name,
  isSecret: false,
  isRequired: true,
  kind: 'text',
  ...more,
});

const secret = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  ...text(name, more),
  isSecret: true,
});

const optional = { isRequired: false } as const;

/** An application at Meta; one application may serve all three of its channels. */
const META_APP = [
  text('appId', { kind: 'digits', ...optional }),
  secret('appSecret'),
  secret('accessToken'),
  secret('verifyToken'),
] as const;

/** What each provider needs to know of an account, in the order in which the console asks. */
export const PROVIDER_PROFILES = {
  sendgrid: {
    name: 'SendGrid',
    channel: 'email',
    webhookPath: '/webhooks/email/sendgrid',
    fields: [
      secret('apiKey'),
      text('fromAddress', { kind: 'email' }),
      text('domain', { kind: 'domain', ...optional }),
      // The public key of the event webhook; inbound mail carries `inboundPassword` in the URL, since SendGrid does not sign it.
      secret('webhookSecret', optional),
      secret('inboundPassword', optional),
    ],
  },
  mailgun: {
    name: 'Mailgun',
    channel: 'email',
    webhookPath: '/webhooks/email/mailgun',
    fields: [
      secret('apiKey'),
      text('domain', { kind: 'domain' }),
      text('fromAddress', { kind: 'email' }),
      text('region', { kind: 'choice', choices: ['us', 'eu'], initial: 'us', ...optional }),
      secret('webhookSecret', optional),
    ],
  },
  postmark: {
    name: 'Postmark',
    channel: 'email',
    webhookPath: '/webhooks/email/postmark',
    fields: [
      secret('apiKey'),
      text('fromAddress', { kind: 'email' }),
      text('messageStream', { initial: 'outbound', ...optional }),
      // The password in the URL that Postmark calls: it signs nothing.
      secret('webhookSecret', optional),
    ],
  },
  ses: {
    name: 'AWS SES',
    channel: 'email',
    webhookPath: '/webhooks/email/ses',
    fields: [
      text('accessKeyId'),
      secret('apiKey'),
      text('region', { initial: 'eu-west-1' }),
      text('fromAddress', { kind: 'email' }),
      text('topicArn', { kind: 'arn', ...optional }),
    ],
  },
  imap: {
    name: 'IMAP and SMTP',
    channel: 'email',
    webhookPath: null,
    fields: [
      text('fromAddress', { kind: 'email' }),
      text('user'),
      secret('apiKey'),
      text('imapHost', { kind: 'domain' }),
      text('imapPort', { kind: 'port', initial: '993', ...optional }),
      text('smtpHost', { kind: 'domain' }),
      text('smtpPort', { kind: 'port', initial: '465', ...optional }),
      text('folder', { initial: 'INBOX', ...optional }),
    ],
  },
  whatsapp: {
    name: 'WhatsApp Cloud API',
    channel: 'whatsapp',
    webhookPath: '/webhooks/meta',
    fields: [...META_APP, text('waPhoneId', { kind: 'digits' }), text('pageId', { kind: 'digits', ...optional })],
  },
  messenger: {
    name: 'Messenger Platform',
    channel: 'messenger',
    webhookPath: '/webhooks/meta',
    fields: [...META_APP, text('pageId', { kind: 'digits' })],
  },
  instagram: {
    name: 'Instagram Messaging',
    channel: 'instagram',
    webhookPath: '/webhooks/meta',
    fields: [...META_APP, text('pageId', { kind: 'digits' }), text('igUserId', { kind: 'digits' })],
  },
  twilio: {
    name: 'Twilio',
    channel: 'sms',
    webhookPath: '/webhooks/sms',
    fields: [
      text('accountSid'),
      secret('authToken'),
      text('messagingServiceSid', optional),
      text('fromNumber', { kind: 'phone', ...optional }),
    ],
  },
  telegram: {
    name: 'Telegram Bot API',
    channel: 'telegram',
    webhookPath: '/webhooks/telegram',
    fields: [secret('botToken')],
  },
  x: {
    name: 'X',
    channel: 'twitter',
    webhookPath: '/webhooks/twitter',
    fields: [
      text('clientId'),
      secret('clientSecret'),
      // The application's consumer secret signs webhooks; OAuth 2 does not know it.
      secret('consumerSecret', optional),
      text('handle', optional),
      text('rateLimitPolicy', { kind: 'choice', choices: ['safe', 'full'], initial: 'safe', ...optional }),
      text('scopes', { kind: 'scopes', initial: 'tweet.read users.read offline.access tweet.write', ...optional }),
    ],
  },
  linkedin: {
    name: 'LinkedIn',
    channel: 'linkedin',
    webhookPath: '/webhooks/linkedin',
    fields: [
      text('appId'),
      secret('clientSecret'),
      secret('accessToken'),
      text('orgId', { kind: 'digits' }),
      text('useDMs', { kind: 'boolean', initial: 'false', ...optional }),
    ],
  },
} as const satisfies Record<Provider, ProviderProfile>;

/** Secrets that no operator types: the server made or received them, and keeps them beside the others. */
export const SERVER_SECRETS = ['oauthAccessToken', 'oauthRefreshToken', 'webhookToken'] as const;

export type ServerSecret = (typeof SERVER_SECRETS)[number];

/** Who can carry a channel, the usual one first. */
export function providersOf(channel: Channel): readonly Provider[] {
  return PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].channel === channel);
}

const KNOWN: ReadonlySet<string> = new Set(PROVIDERS);

export const isProvider = (value: string): value is Provider => KNOWN.has(value);
