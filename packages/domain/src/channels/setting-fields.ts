import { normalizeAddress } from '../people/identity/address.js';
import { isSignInMailbox } from './mailboxes.js';
import { PROVIDER_PROFILES, type Provider, type SettingField } from './providers.js';

export interface SettingProblem {
  readonly part: 'settings' | 'secrets';
  readonly name: string;
  /** Describes valid values. */
  readonly expected: string;
}

type Texts = Readonly<Record<string, string>>;

const NO_SUCH = 'nothing: there is no such field';

/** Host names and IPv4 addresses: an email server may be on this machine. */
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;

/** A description of valid values, and a validator. */
function rule({ kind, choices = [], isSecret }: SettingField): readonly [string, (value: string) => boolean] {
  switch (kind) {
    case 'text':
      // PEM keys have several lines.
      return isSecret
        ? ['text without control characters', (value) => !/[^\P{Cc}\r\n]/u.test(value)]
        : ['one line of text', (value) => !/\p{Cc}/u.test(value)];
    case 'email':
      return ['an email address', (value) => normalizeAddress(value) === value.toLowerCase()];
    case 'domain':
      return ['a host name such as mail.example', (value) => HOST.test(value)];
    case 'digits':
      return ['digits', (value) => /^\d{1,40}$/.test(value)];
    case 'phone':
      return ['a number such as +46701234567', (value) => /^\+[1-9]\d{6,14}$/.test(value)];
    case 'port':
      return ['a port from 1 to 65535', isPort];
    case 'boolean':
      return ['one of true, false', (value) => value === 'true' || value === 'false'];
    case 'choice':
      return [`one of ${choices.join(', ')}`, (value) => choices.includes(value)];
    case 'scopes':
      return ['scopes such as tweet.read, separated by spaces', (value) => /^[a-z.]+(?: [a-z.]+)*$/.test(value)];
    case 'arn':
      return ['the ARN of an SNS topic', (value) => /^arn:aws[\w-]*:sns:[\w-]+:\d{12}:[\w.-]+$/.test(value)];
  }
}

/** Settings and secrets that are unknown or invalid for the provider. Empty ones count as unset. */
export function settingProblems(
  provider: Provider,
  settings: Texts,
  secrets: Readonly<Record<string, string | null>>,
): readonly SettingProblem[] {
  const fields = new Map<string, SettingField>(PROVIDER_PROFILES[provider].fields.map((field) => [field.name, field]));
  const problemOf = (part: SettingProblem['part'], name: string, value: string | null): readonly SettingProblem[] => {
    const field = fields.get(name);
    if (field === undefined || field.isSecret !== (part === 'secrets')) return [{ part, name, expected: NO_SUCH }];
    if (value === null || value === '') return [];
    const [expected, holds] = rule(field);
    return holds(value) ? [] : [{ part, name, expected }];
  };
  return [
    ...Object.entries(settings).flatMap(([name, value]) => problemOf('settings', name, value)),
    ...Object.entries(secrets).flatMap(([name, value]) => problemOf('secrets', name, value)),
  ];
}

export function withInitials(provider: Provider, settings: Texts): Texts {
  const fields: readonly SettingField[] = PROVIDER_PROFILES[provider].fields;
  const initials = fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial] as const]));
  return { ...Object.fromEntries(initials), ...settings };
}

/** Whether its user grants access by signing in (OAuth 2). */
export const isGranted = (provider: Provider | null): boolean => provider === 'x' || isSignInMailbox(provider);

/**
 * Settings that a connection still needs to go live, in console order.
 *
 * @param known the names of existing settings and secrets, including `oauthAccessToken`.
 */
export function missingOf(provider: Provider, known: Iterable<string>): readonly string[] {
  const there = new Set(known);
  const fields: readonly SettingField[] = PROVIDER_PROFILES[provider].fields;
  const missing = fields
    .filter(({ name, isRequired, initial }) => isRequired && initial === undefined && !there.has(name))
    .map(({ name }) => name);
  // Twilio sends from a number or from a service that has numbers.
  if (provider === 'twilio' && !there.has('messagingServiceSid') && !there.has('fromNumber'))
    missing.push('fromNumber');
  if (isGranted(provider) && !there.has('oauthAccessToken')) missing.push('oauthAccessToken');
  return missing;
}
