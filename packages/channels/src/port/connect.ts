import { PROVIDER_PROFILES, type Provider, type ServerSecret } from '@concordia/domain';
import type { ChannelAdapter } from './adapter.js';

/** What is known of an account: its settings and opened secrets, by the names of its profile. */
export type ConnectionSettings = Readonly<Record<string, string | undefined>>;

/** What an adapter needs of the world. Everything that happens, happens through these. */
export interface ProviderTools {
  readonly fetch: typeof fetch;
  /** ms since the epoch. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
  /** Where the provider is, instead of its real address: a peer, `http://127.0.0.1:PORT`. */
  readonly origin: string | null;
  /** Under which address the world reaches us, without a slash at the end. */
  readonly publicUrl: string;
}

export type Connected =
  | { readonly ok: true; readonly adapter: ChannelAdapter }
  /** The names of the settings that are missing. */
  | { readonly ok: false; readonly missing: readonly string[] };

/** Makes an adapter of an account. */
export type Connect = (settings: ConnectionSettings, tools: ProviderTools) => Connected;

/** The required settings of a provider that are not there. */
export function missingSettings(provider: Provider, settings: ConnectionSettings): readonly string[] {
  return PROVIDER_PROFILES[provider].fields
    .filter(({ name, isRequired }) => isRequired && (settings[name] ?? '') === '')
    .map(({ name }) => name);
}

/** A setting or secret as text; empty when it is not there. */
export const settingOf = (settings: ConnectionSettings, name: string | ServerSecret): string => settings[name] ?? '';
