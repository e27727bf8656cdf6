import type { FileRules } from './file-rules.js';

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

/** Who carries a channel. */
export interface ProviderSetup {
  /** As its makers write it. */
  readonly name: string;
  /** Under which path of ours its webhooks come in; `null` when it has none. */
  readonly webhookPath: string | null;
  /** What it needs to know of an account, in the order in which the console asks. */
  readonly fields: readonly SettingField[];
  /** What it takes with one message, where that is not what the channel takes. */
  readonly files?: FileRules;
}

/** What a channel lets one message be. */
export interface ChannelLimits {
  /** The longest text, in the channel's own units. */
  readonly maxLength: number;
  /** Whether a message has a subject. */
  readonly hasSubject: boolean;
  /** For how long after their last message we may write freely, in ms; `null` where there is no such window. */
  readonly windowMs: number | null;
  /** Whether we may write first. Some networks let only the other side begin. */
  readonly canStart: boolean;
}

/** All that the rules know of a channel: one file of `profiles` each. */
export interface ChannelProfile {
  /** What the screens call it (specification, section 1). */
  readonly name: string;
  /** How people name it when they ask: alternatives of a regular expression, in lower case. */
  readonly spoken: string;
  /** By what its people are found, and how that is said when something else was written. */
  readonly handle: { readonly kind: 'email' | 'phone' | 'other'; readonly expected: string };
  readonly limits: ChannelLimits;
  /** How the length of a text is counted: in UTF-16 units, as most servers do, in bytes of UTF-8, or as SMS does. */
  readonly counts: 'utf16' | 'utf8' | 'sms';
  /** What it takes with one message, or a sentence why it takes no files. */
  readonly files: FileRules | string;
  /** Who can carry it, the usual one first, by the name that webhooks, settings and the outbox know it by. */
  readonly providers: Readonly<Record<string, ProviderSetup>>;
}

/** A setting that is shown. */
export const text = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  name,
  isSecret: false,
  isRequired: true,
  kind: 'text',
  ...more,
});

/** A setting that is sealed. */
export const secret = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  ...text(name, more),
  isSecret: true,
});

export const optional = { isRequired: false } as const;

/** For how long after a message networks of Meta let one answer freely, in ms. */
export const DAY_WINDOW = 24 * 60 * 60_000;
