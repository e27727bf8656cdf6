import type { Channel } from './channels.js';
import type { Feature, Support } from './features.js';
import { PROVIDER_PROFILES, type Provider, providersOf } from './providers.js';

/** Which way a feature works on a channel. @param provider `null` if none is connected: the channel's default counts. */
export function supportOf(channel: Channel, feature: Feature, provider: Provider | null = null): Support {
  const asked = provider ?? providersOf(channel)[0];
  return asked === undefined ? 'none' : (PROVIDER_PROFILES[asked].features[feature] ?? 'none');
}

/** How long a channel shows that we are writing, in ms; `null` if it cannot. @param provider `null` for the channel's default. */
export function typingLasts(channel: Channel, provider: Provider | null = null): number | null {
  const asked = provider ?? providersOf(channel)[0];
  return asked === undefined ? null : (PROVIDER_PROFILES[asked].typingMs ?? null);
}

/** Whether we can send it. */
export function carriesOut(channel: Channel, feature: Feature, provider: Provider | null = null): boolean {
  const support = supportOf(channel, feature, provider);
  return support === 'out' || support === 'both';
}
