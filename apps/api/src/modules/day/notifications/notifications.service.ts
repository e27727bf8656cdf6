import type { PageQuery } from '@concordia/contract';
import type { Notification, NotificationSummary, NotificationsSeen } from '@concordia/contract/day';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { campaignOfKey, stopKeysOf } from './campaign-stops.js';
import { type NotificationRow, NotificationsRepository } from './notifications.repository.js';

export interface NewNotification {
  readonly kind: Notification['kind'];
  /** A second notification with the same key is ignored. Starts with the kind: `send_failed:ID`. */
  readonly dedupeKey: string;
  /** The message's subject, the task's title or the campaign's name. */
  readonly title: string | null;
  /** Why a send failed or a campaign stopped. */
  readonly reason?: string | null;
  readonly channel?: Channel | null;
  readonly messageId?: string | null;
  readonly taskId?: string | null;
  readonly contactId?: string | null;
}

/** Maximum length of a title or a reason, in characters; the rest is cut. */
const KEPT = 300;

@Injectable()
export class NotificationsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Creates a notification in the caller's transaction, once per `dedupeKey`.
   *
   * @returns `false` if it already exists.
   */
  notify(tx: WorkspaceTransaction, made: NewNotification): Promise<boolean> {
    return this.notifications.insert(tx, {
      id: this.ids.next(),
      kind: made.kind,
      dedupe_key: made.dedupeKey,
      title: made.title?.slice(0, KEPT) ?? null,
      reason: made.reason?.slice(0, KEPT) ?? null,
      channel: made.channel ?? null,
      message_id: made.messageId ?? null,
      task_id: made.taskId ?? null,
      contact_id: made.contactId ?? null,
      created_at: this.clock.now(),
      seen_at: null,
    });
  }

  /** Call when a campaign is deleted. */
  forgetCampaign(tx: WorkspaceTransaction, campaignId: string): Promise<void> {
    return this.notifications.removeKeys(tx, stopKeysOf(campaignId));
  }

  async list(query: PageQuery): Promise<Page<Notification>> {
    const rows = await this.notifications.list(query.limit + 1, cursorOf(query));
    const total = await this.notifications.count();
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.created_at, id: row.id }), notificationOf);
  }

  async summary(): Promise<NotificationSummary> {
    return { unseen: await this.notifications.unseen() };
  }

  async markSeen(seen: NotificationsSeen): Promise<NotificationSummary> {
    await this.db.write((tx) => this.notifications.markSeen(tx, seen, this.clock.now()));
    return this.summary();
  }
}

const instantOf = (ms: number): string => new Date(ms).toISOString();

function notificationOf(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    reason: row.reason,
    channel: row.channel,
    messageId: row.message_id,
    taskId: row.task_id,
    campaignId: campaignOfKey(row.dedupe_key),
    contactId: row.contact_id,
    contactName: row.contact_name,
    createdAt: instantOf(row.created_at),
    seenAt: row.seen_at === null ? null : instantOf(row.seen_at),
  };
}
