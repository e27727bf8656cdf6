import { CHANNEL_PROFILES, CHANNELS, type Channel } from './channels.js';
import type { ProviderSetup } from './profile.js';

export type { SettingField } from './profile.js';

/** Who carries messages, by the name that webhooks, settings and the outbox know it by. */
export type Provider = { [C in Channel]: ProviderOf<C> }[Channel];

/** Who can carry one channel. */
export type ProviderOf<C extends Channel> = keyof (typeof CHANNEL_PROFILES)[C]['providers'];

export interface ProviderProfile extends ProviderSetup {
  readonly channel: Channel;
}

/** Every provider under its channel, in the order of the channels. */
function profiles(): Readonly<Record<Provider, ProviderProfile>>;
function profiles(): Readonly<Record<string, ProviderProfile>> {
  const all = CHANNELS.flatMap((channel) => {
    const providers: Readonly<Record<string, ProviderSetup>> = CHANNEL_PROFILES[channel].providers;
    return Object.entries(providers).map(([provider, setup]) => [provider, { ...setup, channel }] as const);
  });
  return Object.fromEntries(all);
}

export const PROVIDER_PROFILES = profiles();

export const isProvider = (value: string): value is Provider => Object.hasOwn(PROVIDER_PROFILES, value);

export const PROVIDERS: readonly Provider[] = Object.keys(PROVIDER_PROFILES).filter(isProvider);

/** Secrets that no operator types: the server made or received them, and keeps them beside the others. */
export const SERVER_SECRETS = ['oauthAccessToken', 'oauthRefreshToken', 'webhookToken'] as const;

export type ServerSecret = (typeof SERVER_SECRETS)[number];

/** Who can carry a channel, the usual one first. */
export function providersOf(channel: Channel): readonly Provider[] {
  return PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].channel === channel);
}
