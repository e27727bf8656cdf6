import type { ChannelConnection, ChannelSettings, ChannelUpdate } from '@concordia/api-client';
import {
  getGetTwitterStatusMockHandler,
  getListChannelsMockHandler,
  getPutChannelSettingsMockHandler,
  getUpdateChannelMockHandler,
} from '@concordia/api-client/msw';
import { CHANNEL_LIMITS, CHANNEL_NAMES, type Channel, missingOf, PROVIDER_PROFILES } from '@concordia/domain';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { SETUP_CHANNELS } from '../../../channels/setups';
import { forgetDraft } from '../../channels/channelDraft/useSetupDraft';

type About = Partial<ChannelConnection>;

const SINCE = '2026-02-20T09:00:00.000Z';

/** A channel as the server returns it; not connected by default. */
export const connectionOf = (channel: Channel, about: About = {}): ChannelConnection => ({
  channel,
  name: CHANNEL_NAMES[channel],
  mode: 'not_connected',
  since: null,
  quietHours: null,
  limits: {
    maxLength: CHANNEL_LIMITS[channel].maxLength,
    hasSubject: channel === 'email',
    windowHours: null,
    canStart: true,
  },
  provider: null,
  account: null,
  health: 'untested',
  healthReason: null,
  checkedAt: null,
  expiresAt: null,
  webhookUrl: webhookOf(channel),
  publicUrl: 'https://hub.example.org',
  isReachable: true,
  redirectUrl: channel === 'twitter' ? 'https://hub.example.org/oauth/twitter/callback' : null,
  settings: {},
  secrets: [],
  missing: [],
  ...about,
});

const webhookOf = (channel: Channel): string => {
  const profile = Object.values(PROVIDER_PROFILES).find((one) => one.channel === channel && one.webhookPath !== null);
  return `https://hub.example.org${profile?.webhookPath ?? ''}`;
};

export const TWILIO: About = {
  mode: 'live',
  since: SINCE,
  provider: 'twilio',
  account: '+46 70 123 45 67',
  health: 'ok',
  checkedAt: '2026-03-02T08:40:00.000Z',
  settings: { accountSid: 'AC5f1e0c2d', fromNumber: '+46701234567' },
  secrets: [{ name: 'authToken', lastFour: '1a2b', updatedAt: SINCE }],
};

/** Clears the stored draft before each story. */
export const nothingKept = (): void => forgetDraft();

/** A mock channel server that stores changes for the duration of a story. */
export function connections(about: Partial<Record<Channel, About>> = {}): RequestHandler[] {
  const kept = new Map(SETUP_CHANNELS.map((channel) => [channel, connectionOf(channel, about[channel])]));
  const change = (name: unknown, next: (before: ChannelConnection) => ChannelConnection): ChannelConnection => {
    const channel = SETUP_CHANNELS.find((one) => one === name);
    const before = channel && kept.get(channel);
    if (channel === undefined || before === undefined) throw new Error(`no channel ${String(name)}`);
    const after = next(before);
    kept.set(channel, after);
    return after;
  };
  return [
    getListChannelsMockHandler(() => [...kept.values()]),
    getGetTwitterStatusMockHandler(() => ({ connected: kept.get('twitter')?.mode !== 'not_connected' })),
    getUpdateChannelMockHandler(async ({ params, request }) => {
      const { mode }: ChannelUpdate = JSON.parse(await request.clone().text());
      return change(params.channel, (before) => ({ ...before, mode: mode ?? before.mode }));
    }),
    getPutChannelSettingsMockHandler(async ({ params, request }) => {
      const put: ChannelSettings = JSON.parse(await request.clone().text());
      return change(params.channel, (before) => withSettings(before, put));
    }),
    ...answeredTests(),
  ];
}

function withSettings(
  before: ChannelConnection,
  { provider, settings, secrets = {} }: ChannelSettings,
): ChannelConnection {
  const stays = before.provider === provider ? before.secrets.filter(({ name }) => !Object.hasOwn(secrets, name)) : [];
  const typed = Object.entries(secrets).flatMap(([name, value]) =>
    value === null ? [] : [{ name, lastFour: value.length < 12 ? '' : value.slice(-4), updatedAt: SINCE }],
  );
  const all = [...stays, ...typed];
  const missing = [...missingOf(provider, [...Object.keys(settings), ...all.map(({ name }) => name)])];
  return { ...before, provider, settings, secrets: all, missing, health: 'untested' };
}

interface Outcome {
  ok?: boolean;
  message?: string;
  simulated?: boolean;
}

/** The results of channel tests. @param path below `/api/test/`; default: all. */
export const answeredTests = (outcome: Outcome = {}, path = '*'): RequestHandler[] => [
  http.post(`*/api/test/${path}`, () =>
    HttpResponse.json({
      ok: true,
      label: 'Test',
      message: 'Taken by the provider.',
      simulated: false,
      ts: SINCE,
      ...outcome,
    }),
  ),
];
