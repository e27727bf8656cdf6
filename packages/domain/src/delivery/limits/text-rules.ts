import { CHANNEL_PROFILES, type Channel } from '../../channels/channels.js';
import type { ChannelProfile, TextRule, TextUnit } from '../../channels/profile.js';
import { PROVIDER_PROFILES, type Provider } from '../../channels/providers.js';

export type { TextRule, TextUnit };

/** Which way a text goes; its limit depends on it. */
export interface TextRoute {
  readonly channel: Channel;
  /** `null` or omitted if none is connected. */
  readonly provider?: Provider | null;
  /** Whether everybody reads it: a reply to a post, or a post of our own. Omitted for a private message. */
  readonly audience?: 'private' | 'reply' | 'post';
}

export function textRuleOf({ channel, provider = null, audience = 'private' }: TextRoute): TextRule {
  const profile: ChannelProfile = CHANNEL_PROFILES[channel];
  const ofAll = audience === 'private' ? undefined : profile.inPublic?.[audience];
  if (ofAll !== undefined) return ofAll;
  const own =
    provider === null || PROVIDER_PROFILES[provider].channel !== channel
      ? undefined
      : PROVIDER_PROFILES[provider].maxLength;
  return { maxLength: own ?? profile.limits.maxLength, counts: profile.counts };
}
