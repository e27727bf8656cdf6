import type { ChannelAccount } from '@concordia/api-client';

/** A connected account without any settings. */
export const sampleAccount = (
  more: Pick<ChannelAccount, 'id' | 'channel'> & Partial<ChannelAccount>,
): ChannelAccount => ({
  mode: 'live',
  since: null,
  quietHours: null,
  provider: null,
  account: null,
  health: 'ok',
  healthReason: null,
  checkedAt: null,
  expiresAt: null,
  webhookUrl: null,
  isReachable: true,
  redirectUrl: null,
  settings: {},
  secrets: [],
  missing: [],
  name: '',
  address: null,
  color: null,
  isDefault: true,
  signature: null,
  memberIds: [],
  mailFlags: 'off',
  ...more,
});

const idOf = (digit: number) => `0199f3a2-7c1e-7d40-9b6a-00000000000${digit}`;

/** A mailbox and two numbers. */
export const SAMPLE_ACCOUNTS = [
  sampleAccount({ id: idOf(1), channel: 'email', name: 'Orders', address: 'orders@fernhill.example', color: 'sea' }),
  sampleAccount({ id: idOf(2), channel: 'sms', name: 'Sales', address: '+46701112233', color: 'plum' }),
  sampleAccount({ id: idOf(3), channel: 'sms', name: '', address: '+46701112244', isDefault: false }),
] as const;
