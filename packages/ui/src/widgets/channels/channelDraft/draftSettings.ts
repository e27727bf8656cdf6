import { type Channel, PROVIDER_PROFILES, type Provider, providersOf } from '@concordia/domain';
import { DEFAULT_DRAFT, type SetupDraft } from './draft';

/** Settings of an account, keyed as in its provider's profile. Contains no secrets. */
export type Settings = Readonly<Record<string, string>>;

/** The draft's provider: named for email; elsewhere the channel's only one. */
export function draftedProvider({ channels }: SetupDraft, channel: Channel): Provider {
  const known = providersOf(channel);
  const named = known.find((provider) => PROVIDER_PROFILES[provider].name === channels.email.esp);
  const provider = channel === 'email' ? (named ?? 'sendgrid') : known[0];
  if (provider === undefined) throw new Error(`nobody carries ${channel}`);
  return provider;
}

export function draftedSettings({ channels }: SetupDraft, channel: Channel): Settings {
  const all = settingsIn(channels, channel);
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function settingsIn(channels: SetupDraft['channels'], channel: Channel): Settings {
  switch (channel) {
    case 'email':
      return { domain: channels.email.domain, fromAddress: channels.email.fromAddress };
    case 'whatsapp':
      return { appId: channels.meta.appId, pageId: channels.meta.pageId, waPhoneId: channels.meta.waPhoneId };
    case 'sms':
      return { accountSid: channels.sms.accountSid, messagingServiceSid: channels.sms.messagingServiceSid };
    case 'linkedin': {
      const { appId, orgId, useDMs } = channels.linkedin;
      return { appId, orgId, useDMs: String(useDMs) };
    }
    case 'instagram':
      return { pageId: channels.instagram.pageId, igUserId: channels.instagram.igUserId };
    case 'messenger':
      return { pageId: channels.messenger.pageId };
    case 'twitter': {
      const { clientId, handle, rateLimitPolicy, scopes } = channels.twitter;
      return { clientId, handle, rateLimitPolicy, scopes: scopes.join(' ') };
    }
    default:
      return {};
  }
}

/** Whether the draft has the channel connected. Applies while no server responds. */
export const isDraftedConnected = ({ channels }: SetupDraft, channel: Channel): boolean =>
  channels[channel === 'whatsapp' ? 'meta' : channel].connected;

/** The draft with an account's settings. Those outside the specification's format are stored on the server only. */
export function withSettings(draft: SetupDraft, channel: Channel, provider: Provider, settings: Settings): SetupDraft {
  const { name, webhookPath } = PROVIDER_PROFILES[provider];
  const of = (key: string) => settings[key] ?? '';
  const { channels } = draft;
  const put = (changed: Partial<SetupDraft['channels']>): SetupDraft => ({
    ...draft,
    channels: { ...channels, ...changed },
  });
  switch (channel) {
    case 'email': {
      const inboundPath = webhookPath ?? '';
      const said = { esp: name, inboundPath, domain: of('domain'), fromAddress: of('fromAddress') };
      return put({ email: { ...channels.email, ...said } });
    }
    case 'whatsapp':
      // The format has no place for another provider than Meta.
      if (provider !== 'whatsapp') return draft;
      return put({
        meta: { ...channels.meta, appId: of('appId'), pageId: of('pageId'), waPhoneId: of('waPhoneId') },
      });
    case 'sms': {
      const said = { accountSid: of('accountSid'), messagingServiceSid: of('messagingServiceSid') };
      return put({ sms: { ...channels.sms, provider: name, ...said } });
    }
    case 'linkedin': {
      const said = { appId: of('appId'), orgId: of('orgId'), useDMs: of('useDMs') === 'true' };
      return put({ linkedin: { ...channels.linkedin, ...said } });
    }
    case 'instagram':
      return put({ instagram: { ...channels.instagram, pageId: of('pageId'), igUserId: of('igUserId') } });
    case 'messenger':
      return put({ messenger: { ...channels.messenger, pageId: of('pageId') } });
    case 'twitter': {
      const chosen = of('scopes').split(' ').filter(Boolean);
      return put({
        twitter: {
          ...channels.twitter,
          clientId: of('clientId'),
          handle: of('handle'),
          rateLimitPolicy: of('rateLimitPolicy') || DEFAULT_DRAFT.channels.twitter.rateLimitPolicy,
          scopes: chosen.length === 0 ? DEFAULT_DRAFT.channels.twitter.scopes : chosen,
        },
      });
    }
    default:
      return draft;
  }
}

export function withConnected(draft: SetupDraft, channel: Channel, connected: boolean): SetupDraft {
  const { channels } = draft;
  if (isDraftedConnected(draft, channel) === connected) return draft;
  const put = (changed: Partial<SetupDraft['channels']>): SetupDraft => ({
    ...draft,
    channels: { ...channels, ...changed },
  });
  switch (channel) {
    case 'email':
      return put({ email: { ...channels.email, connected } });
    case 'whatsapp':
      return put({ meta: { ...channels.meta, connected } });
    case 'sms':
      return put({ sms: { ...channels.sms, connected } });
    case 'linkedin':
      return put({ linkedin: { ...channels.linkedin, connected } });
    case 'instagram':
      return put({ instagram: { ...channels.instagram, connected } });
    case 'messenger':
      return put({ messenger: { ...channels.messenger, connected } });
    case 'twitter':
      return put({ twitter: { ...channels.twitter, connected } });
    default:
      return put({ [channel]: { ...channels[channel], connected } });
  }
}
