import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { ChangeLog } from '../../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { NotificationsService } from '../../../day/notifications/notifications.service.js';
import { AuditLog } from '../../auth/audit-log.js';
import { SubscriptionsRepository } from '../subscriptions.repository.js';
import type { NotesToSave } from './delivery-notes.js';
import { DeliveryStore } from './delivery-store.js';

/** A receiver that fails this long without a success is disabled, in ms. */
const GIVEN_UP_AFTER = 5 * DAY;

const WHY = {
  gone: 'answered that it is gone (410).',
  failing: 'failed for five days without a single success.',
} as const;

/** Saves the results of many workers in one transaction, and disables subscriptions whose receivers are gone or keep failing. */
@Injectable()
export class ResultWriter {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly book: DeliveryStore,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param notes by subscription id.
   * @param shouldNotify whether to notify open screens.
   * @returns subscriptions this process no longer owns: removed, disabled or taken by another process.
   */
  save(notes: ReadonlyMap<string, NotesToSave>, owner: string, shouldNotify: boolean): Promise<ReadonlySet<string>> {
    return this.db.write(async (tx) => {
      const lost = new Set<string>();
      let isAnyEnded = false;
      for (const [id, one] of notes) {
        const kept = await this.book.advance(tx, id, owner, one);
        if (kept !== undefined) await this.book.note(tx, id, one.notes);
        const reason = kept === undefined ? null : this.#endOf(one, kept.failingSince);
        if (reason !== null) {
          await this.#end(tx, id, reason);
          isAnyEnded = true;
        }
        if (kept === undefined || reason !== null) lost.add(id);
      }
      // Also covers earlier saves that did not notify.
      if (shouldNotify) this.changes.mention(tx, ['hub-webhooks', 'hub-events']);
      else if (!isAnyEnded) this.changes.silence(tx);
      return lost;
    });
  }

  #endOf({ isGone }: NotesToSave, failingSince: number | null): 'gone' | 'failing' | null {
    if (isGone) return 'gone';
    return failingSince !== null && this.clock.now() - failingSince >= GIVEN_UP_AFTER ? 'failing' : null;
  }

  async #end(tx: WorkspaceTransaction, id: string, reason: 'gone' | 'failing'): Promise<void> {
    const row = await this.subscriptions.find(id, tx);
    if (row === undefined) return;
    await this.subscriptions.update(tx, id, {
      state: 'disabled',
      disabled_reason: reason,
      lease_owner: null,
      lease_until: null,
    });
    await this.notifications.notify(tx, {
      kind: 'webhook_disabled',
      dedupeKey: `webhook_disabled:${id}:${this.clock.now()}`,
      title: row.webhook_url,
      reason: `${new URL(row.webhook_url).host} ${WHY[reason]}`,
    });
    await this.audit.record(tx, { action: 'subscription.disabled', subject: row.webhook_url, detail: WHY[reason] });
  }
}
