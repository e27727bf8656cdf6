import {
  type AccountColor,
  type Channel,
  type ChannelMode,
  isSignInMailbox,
  type MailFlagMode,
  type Provider,
  type QuietHours,
} from '@concordia/domain';
import { z } from 'zod';
import type { ConnectionHealth } from '../../../database/entities/channel-connection.js';
import type { Flag } from '../../../database/entities/columns.js';

/** An account of a channel and its connection. */
export interface ConnectionRow {
  readonly id: string;
  readonly channel: Channel;
  readonly is_default: Flag;
  readonly is_first: Flag;
  readonly name: string;
  readonly color: AccountColor | null;
  readonly signature_text: string | null;
  readonly signature_html: string | null;
  /** A JSON array of ids; empty for all. */
  readonly members: string;
  readonly identity: string | null;
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
  /** A JSON array of paths; see {@link mailFoldersOf}. */
  readonly mail_folders: string;
  readonly mail_flags: MailFlagMode;
  readonly renewing_until: number | null;
}

export const UNTESTED = {
  health: 'untested',
  health_reason: null,
  account: null,
  checked_at: null,
  expires_at: null,
} as const;

export interface NewAccount {
  readonly id: string;
  readonly channel: Channel;
  readonly isFirst: boolean;
  /** @default isFirst */
  readonly isDefault?: boolean;
}

export const newConnection = (
  { id, channel, isFirst, isDefault = isFirst }: NewAccount,
  now: number,
): ConnectionRow => ({
  id,
  channel,
  is_default: isDefault ? 1 : 0,
  is_first: isFirst ? 1 : 0,
  name: '',
  color: null,
  signature_text: null,
  signature_html: null,
  members: '[]',
  identity: null,
  mode: 'not_connected',
  quiet_from: null,
  quiet_until: null,
  quiet_zone: null,
  since: now,
  provider: null,
  settings: '{}',
  version: 0,
  mail_folders: '[]',
  mail_flags: 'off',
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

/**
 * The account that stands for its channel where none is named: the default or, while that is not connected, another that is.
 *
 * @param accounts of one channel, the default first.
 */
export function preferredAccount(accounts: readonly ConnectionRow[]): ConnectionRow | undefined {
  return accounts.find(({ mode }) => mode !== 'not_connected') ?? accounts[0];
}

/** What people call the account: its name or, without one, what its provider or its settings call it. */
export const accountName = ({ name, account, identity }: ConnectionRow): string | null =>
  name === '' ? (account ?? identity) : name;

/** Whether the owner of a live mailbox must sign in again before it can be read. */
export const isRevoked = ({ provider, mode, health }: ConnectionRow): boolean =>
  isSignInMailbox(provider) && mode === 'live' && health === 'expired';

const PathsSchema = z.array(z.string());

/** The chosen folders of a mailbox, by path; empty for the usual one. */
export const mailFoldersOf = ({ mail_folders }: Pick<ConnectionRow, 'mail_folders'>): string[] =>
  PathsSchema.parse(JSON.parse(mail_folders));

/** Identifies the account in addresses and ids; `null` for the channel's first, which had them before there were others. */
export const accountKeyOf = ({ id, is_first }: Pick<ConnectionRow, 'id' | 'is_first'>): string | null =>
  is_first === 1 ? null : id;
