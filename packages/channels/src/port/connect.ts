import { PROVIDER_PROFILES, type Provider, type ServerSecret } from '@concordia/domain';
import type { ChannelAdapter } from './adapter.js';

/** An account's settings and decrypted secrets, by profile field name. */
export type ConnectionSettings = Readonly<Record<string, string | undefined>>;

/** A token that is valid now, or why there is none. */
export type AccessToken =
  | { readonly ok: true; readonly token: string }
  /** `authentication`: the user must sign in again; `transient`: the provider could not be asked. */
  | {
      readonly ok: false;
      readonly failure: 'authentication' | 'transient';
      /** The provider's own code, such as `invalid_grant`. */
      readonly code: string | null;
      readonly said: string | null;
    };

/**
 * Gets the account's access token, renewed when it is about to expire. Never rejects.
 *
 * @param refused a token that a server has refused before its expiry: another one is asked for.
 */
export type AccessTokenSource = (refused: string | null) => Promise<AccessToken>;

/** An adapter's dependencies. All its side effects use these. */
export interface ProviderTools {
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  /** Replaces the provider's real address: a peer, `http://127.0.0.1:PORT`. */
  readonly origin: string | null;
  /** Our public address, without a trailing slash. */
  readonly publicUrl: string;
  /** Tells the further accounts of a channel apart in addresses and ids; `null` for its first account. @default null */
  readonly accountKey?: string | null;
  /** For mailboxes that are opened by signing in. */
  readonly accessToken?: AccessTokenSource;
}

/** Our webhook address for an account; `null` if the provider calls none. */
export function webhookUrlFor(
  provider: Provider,
  { publicUrl, accountKey = null }: Pick<ProviderTools, 'publicUrl' | 'accountKey'>,
): string | null {
  const path = PROVIDER_PROFILES[provider].webhookPath;
  return path && `${publicUrl}${path}${accountKey === null ? '' : `/${accountKey}`}`;
}

export type Connected =
  | { readonly ok: true; readonly adapter: ChannelAdapter }
  | { readonly ok: false; readonly missing: readonly string[] };

export type Connect = (settings: ConnectionSettings, tools: ProviderTools) => Connected;

export function missingSettings(provider: Provider, settings: ConnectionSettings): readonly string[] {
  return PROVIDER_PROFILES[provider].fields
    .filter(({ name, isRequired }) => isRequired && (settings[name] ?? '') === '')
    .map(({ name }) => name);
}

/** A setting or secret; empty if missing. */
export const settingOf = (settings: ConnectionSettings, name: string | ServerSecret): string => settings[name] ?? '';
