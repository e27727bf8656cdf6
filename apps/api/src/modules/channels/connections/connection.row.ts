import type { Channel, ChannelMode, Provider, QuietHours } from '@concordia/domain';
import { z } from 'zod';
import type { ConnectionHealth } from '../../../database/entities/channel-connection.js';

export interface ConnectionRow {
  readonly channel: Channel;
  readonly mode: ChannelMode;
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  readonly quiet_zone: string | null;
  readonly since: number;
  readonly provider: Provider | null;
  /** A JSON object of strings; see {@link settingsOf}. */
  readonly settings: string;
  readonly version: number;
  readonly health: ConnectionHealth;
  readonly health_reason: string | null;
  readonly account: string | null;
  readonly checked_at: number | null;
  readonly expires_at: number | null;
  readonly renewing_until: number | null;
}

export const UNTESTED = {
  health: 'untested',
  health_reason: null,
  account: null,
  checked_at: null,
  expires_at: null,
} as const;

export const newConnection = (channel: Channel, now: number): ConnectionRow => ({
  channel,
  mode: 'not_connected',
  quiet_from: null,
  quiet_until: null,
  quiet_zone: null,
  since: now,
  provider: null,
  settings: '{}',
  version: 0,
  renewing_until: null,
  ...UNTESTED,
});

const SettingsSchema = z.record(z.string(), z.string());

/** The operator's settings by name, without secrets. */
export const settingsOf = (row: Pick<ConnectionRow, 'settings'> | undefined): Record<string, string> =>
  row === undefined ? {} : SettingsSchema.parse(JSON.parse(row.settings));

/** The row's quiet hours; its three columns are null together. */
export function quietHoursOf(row: ConnectionRow | undefined): QuietHours | null {
  if (row === undefined) return null;
  const { quiet_from: from, quiet_until: until, quiet_zone: timeZone } = row;
  return from === null || until === null || timeZone === null ? null : { from, until, timeZone };
}
