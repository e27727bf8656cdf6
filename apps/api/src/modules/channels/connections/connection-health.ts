import { type CheckResult, failureSentence, type SendResult } from '@concordia/channels/port';
import { CHANNEL_NAMES, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { ChannelsRepository } from './channels.repository.js';
import type { ConnectionRow } from './connection.row.js';

/** A message and the account it leaves by; `null` for the channel's default. */
interface SentBy {
  readonly channel: Channel;
  readonly account_id: string | null;
}

type Refused = Extract<CheckResult, { ok: false }>;

/** Records whether a connection's credentials work, and notifies people when they expire. */
@Injectable()
export class ConnectionHealthService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly channels: ChannelsRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** @param row as of the start of the check: a result for older settings is dropped. */
  async noteCheck(row: ConnectionRow, result: CheckResult): Promise<void> {
    await this.db.write(async (tx) => {
      if (result.ok) {
        const { account } = result;
        const expires_at = result.expiresAt ?? row.expires_at;
        const isNews = row.health !== 'ok' || row.account !== account || row.expires_at !== expires_at;
        const checked_at = this.clock.now();
        const news = { health: 'ok', health_reason: null, account, expires_at } as const;
        await this.channels.change(tx, row, { ...(isNews && news), checked_at });
      } else await this.#refused(tx, row, result);
    });
  }

  /** An accepted test message proves that the credentials work. */
  async noteWorked(row: ConnectionRow): Promise<void> {
    await this.db.write(async (tx) => {
      const news = { health: 'ok', health_reason: null } as const;
      await this.channels.change(tx, row, { ...(row.health !== 'ok' && news), checked_at: this.clock.now() });
    });
  }

  /** Records a send rejected for its credentials, in the caller's transaction. */
  async noteSend(tx: WorkspaceTransaction, { channel, account_id }: SentBy, result: SendResult): Promise<void> {
    if (result.ok || result.failure !== 'authentication') return;
    await this.noteEnded(tx, channel, account_id, failureSentence('authentication', channel));
  }

  /** Marks the credentials as expired, in the caller's transaction. */
  async noteEnded(tx: WorkspaceTransaction, channel: Channel, accountId: string | null, reason: string): Promise<void> {
    const row = accountId === null ? await this.channels.find(tx, channel) : await this.channels.account(tx, accountId);
    if (row === undefined || row.mode !== 'live' || row.health === 'expired') return;
    await this.#expired(tx, row, reason);
  }

  async #refused(tx: WorkspaceTransaction, row: ConnectionRow, refused: Refused): Promise<void> {
    const reason = reasonOf(row.channel, refused);
    if (refused.failure === 'authentication') return this.#expired(tx, row, reason);
    const checked_at = this.clock.now();
    // Other failures do not turn `expired` back into `failing`.
    const health = row.health === 'expired' ? 'expired' : 'failing';
    await this.channels.change(tx, row, { health, health_reason: reason, checked_at });
  }

  async #expired(tx: WorkspaceTransaction, row: ConnectionRow, reason: string): Promise<void> {
    const checked_at = this.clock.now();
    const changed = await this.channels.change(tx, row, { health: 'expired', health_reason: reason, checked_at });
    if (!changed) return;
    if (row.mode === 'live') {
      await this.notifications.notify(tx, {
        kind: 'channel_expired',
        // One notification per version of the settings.
        dedupeKey: `channel_expired:${row.is_first === 1 ? row.channel : row.id}:${row.version}`,
        title: [CHANNEL_NAMES[row.channel], row.name].filter((part) => part !== '').join(': '),
        reason,
        channel: row.channel,
      });
    }
  }
}

/** The failure, its remedy, and the provider's own words. */
export function reasonOf(channel: Channel, { failure, said }: Refused): string {
  const sentence = checkSentence(failure, channel);
  return said === null || said.trim() === '' ? sentence : `${sentence} (${said.trim()})`;
}

/** A check sends nothing, so its text must not mention a message or an automatic retry. */
function checkSentence(failure: Refused['failure'], channel: Channel): string {
  const name = CHANNEL_NAMES[channel];
  switch (failure) {
    case 'throttled':
      return `${name} is limiting our requests. Test again in a minute.`;
    case 'transient':
    case 'unconfirmed':
      return `${name} could not be reached. Test again in a minute. If the problem persists, check its status page.`;
    case 'rejected':
    case 'recipient_unreachable':
      return `${name} rejects these settings. Correct them in Channel Setup, save, and test again.`;
    default:
      return failureSentence(failure, channel);
  }
}
