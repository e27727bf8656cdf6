import type { ChannelAccount } from '@concordia/api-client';

const account = (
  digit: number,
  more: Pick<ChannelAccount, 'channel' | 'name' | 'address' | 'color'>,
): ChannelAccount => ({
  id: `0199f3a2-7c1e-7d40-9b6a-00000000000${digit}`,
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
  isDefault: digit !== 3,
  signature: null,
  memberIds: [],
  mailFlags: 'off',
  ...more,
});

/** A mailbox and two numbers. */
export const SAMPLE_ACCOUNTS = [
  account(1, { channel: 'email', name: 'Orders', address: 'orders@fernhill.example', color: 'sea' }),
  account(2, { channel: 'sms', name: 'Sales', address: '+46701112233', color: 'plum' }),
  account(3, { channel: 'sms', name: '', address: '+46701112244', color: null }),
] as const;
