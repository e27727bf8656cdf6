import type { Features } from './features.js';
import type { FileForm, FileRules, FormRule } from './file-rules.js';

export interface SettingField {
  /** As in the specification's setup configuration: `apiKey`, `botToken` … */
  readonly name: string;
  /** Encrypted by the server; only its last four characters are ever shown. */
  readonly isSecret: boolean;
  readonly isRequired: boolean;
  /** The validation rule; `text` is any single line. */
  readonly kind: 'text' | 'email' | 'domain' | 'digits' | 'phone' | 'port' | 'boolean' | 'choice' | 'scopes' | 'arn';
  /** For `choice`. */
  readonly choices?: readonly string[];
  /** The default. */
  readonly initial?: string;
  /** Chosen elsewhere by now; it holds until that is done. */
  readonly isSuperseded?: true;
}

export interface ProviderSetup {
  /** As the provider spells it. */
  readonly name: string;
  /** Our webhook path; `null` if it has no webhooks. */
  readonly webhookPath: string | null;
  /** Account settings, in the order of the console. */
  readonly fields: readonly SettingField[];
  /** File rules that differ from the channel's. */
  readonly files?: FileRules | string;
  /** The forms in which one file can be sent; omitted if none. */
  readonly forms?: Readonly<Partial<Record<FileForm, FormRule>>>;
  /** Whether it takes files as addresses of ours that it fetches, instead of bytes; omitted if not. */
  readonly fetchesFiles?: true;
  /** Maximum recipients of one email: To, Cc and Bcc together. */
  readonly maxRecipients?: number;
  /** Maximum length of a private message, if it differs from the channel's. */
  readonly maxLength?: number;
  readonly features: Features;
  /** The emoji we may react with, as the provider spells them; omitted if none. Long lists stand beside the profile: only the server reads them. */
  readonly reactions?: 'any' | 'listed' | readonly string[];
  /** How long the provider shows contacts that we are writing, in ms, unless told again; omitted if it cannot. */
  readonly typingMs?: number;
}

/**
 * What a length counts: UTF-16 units, as most servers do, UTF-8 bytes, the characters of an SMS, or the weighted characters of a post on X.
 */
export type TextUnit = 'utf16' | 'utf8' | 'sms' | 'post';

export interface TextRule {
  readonly maxLength: number;
  readonly counts: TextUnit;
}

export interface ChannelLimits {
  /** Maximum text length, in the channel's own units. */
  readonly maxLength: number;
  readonly hasSubject: boolean;
  /** How long after the contact's last message we may write freely, in ms; `null` if there is no limit. */
  readonly windowMs: number | null;
  /** How long somebody may answer by hand, in ms, where the account has the provider's permission for it; omitted if there is none. */
  readonly humanWindowMs?: number;
  /** Whether we may write first. Some networks allow only replies. */
  readonly canStart: boolean;
}

/** All rules of a channel, one file each in `profiles`. */
export interface ChannelProfile {
  /** Display name (specification, section 1). */
  readonly name: string;
  /** Names that users type in questions: regular expression alternatives, in lower case. */
  readonly spoken: string;
  /** The kind of handle, and the error text for a wrong one. */
  readonly handle: { readonly kind: 'email' | 'phone' | 'other'; readonly expected: string };
  readonly limits: ChannelLimits;
  /** The unit of `limits.maxLength`. */
  readonly counts: TextUnit;
  /** Limits of texts that everybody reads; omitted if the channel is private. */
  readonly inPublic?: { readonly reply: TextRule; readonly post: TextRule };
  /** File rules for one message, or a sentence why files are not supported. */
  readonly files: FileRules | string;
  /** Providers, the default first, by their name in webhooks, settings and the outbox. */
  readonly providers: Readonly<Record<string, ProviderSetup>>;
}

export const text = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  name,
  isSecret: false,
  isRequired: true,
  kind: 'text',
  ...more,
});

export const secret = (name: string, more: Partial<SettingField> = {}): SettingField => ({
  ...text(name, more),
  isSecret: true,
});

export const optional = { isRequired: false } as const;

/** How long Meta's networks allow replies written by people, with the permission Human Agent, in ms. */
export const WEEK_WINDOW = 7 * 24 * 60 * 60_000;

/** How long Meta's networks allow free replies after a message, in ms. */
export const DAY_WINDOW = 24 * 60 * 60_000;
