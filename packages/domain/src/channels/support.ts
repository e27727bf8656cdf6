import type { Channel } from './channels.js';
import type { Feature, Support } from './features.js';
import { PROVIDER_PROFILES, type Provider, providersOf } from './providers.js';

/** Which way a feature works on a channel. @param provider `null` if none is connected: the channel's default counts. */
export function supportOf(channel: Channel, feature: Feature, provider: Provider | null = null): Support {
  const asked = provider ?? providersOf(channel)[0];
  return asked === undefined ? 'none' : (PROVIDER_PROFILES[asked].features[feature] ?? 'none');
}

/** Whether we can send it. */
export function carriesOut(channel: Channel, feature: Feature, provider: Provider | null = null): boolean {
  const support = supportOf(channel, feature, provider);
  return support === 'out' || support === 'both';
}
