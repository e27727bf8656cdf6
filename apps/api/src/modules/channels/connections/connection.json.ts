import { webhookUrlFor } from '@concordia/channels/port';
import type { ChannelConnection } from '@concordia/contract/channels';
import {
  CHANNEL_LIMITS,
  CHANNEL_NAMES,
  type Channel,
  type ChannelMode,
  HOUR,
  isSignInMailbox,
  missingOf,
  PROVIDER_PROFILES,
  type Provider,
} from '@concordia/domain';
import { accountKeyOf, type ConnectionRow, quietHoursOf, settingsOf } from './connection.row.js';
import type { PublicAddress } from './public-address.js';
import type { SecretRow } from './secrets.repository.js';
import { timeOfDay } from './time-of-day.js';

/** Our own addresses. */
export type KnownAddresses = Pick<PublicAddress, 'publicUrl' | 'localUrl' | 'isHidden'>;

/** A channel as returned by the API. Secrets appear as names with {@link SecretRow.last_four}. */
export function connectionOf(
  channel: Channel,
  row: ConnectionRow | undefined,
  secrets: readonly SecretRow[],
  address: KnownAddresses,
): ChannelConnection {
  const { maxLength, hasSubject, windowMs, canStart } = CHANNEL_LIMITS[channel];
  const quiet = quietHoursOf(row);
  const provider = row?.provider ?? null;
  const settings = settingsOf(row);
  return {
    channel,
    name: CHANNEL_NAMES[channel],
    mode: row?.mode ?? 'not_connected',
    since: row === undefined ? null : instantOf(row.since),
    quietHours: quiet && {
      from: timeOfDay(quiet.from),
      until: timeOfDay(quiet.until),
      timeZone: quiet.timeZone,
    },
    limits: { maxLength, hasSubject, windowHours: windowMs === null ? null : windowMs / HOUR, canStart },
    provider,
    account: row?.account ?? null,
    health: row?.health ?? 'untested',
    healthReason: row?.health_reason ?? null,
    checkedAt: instantOrNull(row?.checked_at ?? null),
    // A token that is renewed automatically has no expiry to show.
    expiresAt: isRenewed(secrets) ? null : instantOrNull(row?.expires_at ?? null),
    webhookUrl: provider && webhookUrlOf(provider, address.publicUrl, row && accountKeyOf(row)),
    publicUrl: address.isHidden ? null : address.publicUrl,
    isReachable: isReachable(row?.mode, address),
    redirectUrl: redirectUrlFor(channel, provider, address.localUrl),
    settings,
    secrets: provider === null ? [] : secrets.filter(isTyped(provider)).map(secretOf),
    missing:
      provider === null ? [] : [...missingOf(provider, [...Object.keys(settings), ...secrets.map(({ name }) => name)])],
  };
}

/** Whether an account's provider can call this server. A simulated one is on this machine. */
export const isReachable = (mode: ChannelMode | undefined, { isHidden }: Pick<KnownAddresses, 'isHidden'>): boolean =>
  mode === 'simulated' || !isHidden;

/**
 * The webhook address at a provider; `null` if it sends none.
 *
 * @param accountKey `null` for a channel's first account. Applications of Meta, X and LinkedIn have one address for all their accounts.
 */
export function webhookUrlOf(provider: Provider, publicUrl: string, accountKey: string | null = null): string | null {
  return webhookUrlFor(provider, { publicUrl, accountKey: PER_APPLICATION.has(provider) ? null : accountKey });
}

const PER_APPLICATION: ReadonlySet<Provider> = new Set(['whatsapp', 'messenger', 'instagram', 'linkedin', 'x']);

/** `null` if nobody grants access by signing in. */
function redirectUrlFor(channel: Channel, provider: Provider | null, localUrl: string): string | null {
  if (channel === 'twitter') return redirectUrlOf(localUrl);
  return isSignInMailbox(provider) ? mailRedirectUrlOf(localUrl) : null;
}

/** The OAuth redirect address for mailboxes, which must be registered at Microsoft and Google exactly. */
export const mailRedirectUrlOf = (localUrl: string): string => `${localUrl}/oauth/mailbox/callback`;

/** The OAuth redirect address for X, which must be registered there exactly. */
export const redirectUrlOf = (localUrl: string): string => `${localUrl}/oauth/twitter/callback`;

const isRenewed = (secrets: readonly SecretRow[]): boolean => secrets.some(({ name }) => name === 'oauthRefreshToken');

/** Excludes values the server generates. */
const isTyped = (provider: Provider) => {
  const names = new Set<string>(PROVIDER_PROFILES[provider].fields.map(({ name }) => name));
  return ({ name }: SecretRow): boolean => names.has(name);
};

const secretOf = ({ name, last_four: lastFour, updated_at }: SecretRow) => ({
  name,
  lastFour,
  updatedAt: instantOf(updated_at),
});

const instantOf = (ms: number): string => new Date(ms).toISOString();

const instantOrNull = (ms: number | null): string | null => (ms === null ? null : instantOf(ms));
