import { CHANNEL_PROFILES, CHANNELS, type Channel } from './channels.js';
import type { ProviderSetup } from './profile.js';

export type { SettingField } from './profile.js';

/** Providers by their name in webhooks, settings and the outbox. */
export type Provider = { [C in Channel]: ProviderOf<C> }[Channel];

export type ProviderOf<C extends Channel> = keyof (typeof CHANNEL_PROFILES)[C]['providers'];

export interface ProviderProfile extends ProviderSetup {
  readonly channel: Channel;
}

/** Every provider with its channel, in channel order. */
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

/** Secrets that the server creates or receives, stored beside those the operator enters. */
export const SERVER_SECRETS = ['oauthAccessToken', 'oauthRefreshToken', 'webhookToken'] as const;

export type ServerSecret = (typeof SERVER_SECRETS)[number];

/** The providers of a channel, the default first. */
export function providersOf(channel: Channel): readonly Provider[] {
  return PROVIDERS.filter((provider) => PROVIDER_PROFILES[provider].channel === channel);
}
