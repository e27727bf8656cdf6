import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { Occurrence } from './reading/occurrences.js';

export type SubscriptionRow = Awaited<ReturnType<CalendarSubscriptionsRepository['all']>>[number];

/** Rows per statement: SQLite binds 32,766 parameters at most. */
const ROWS_AT_ONCE = 500;

interface Stretch {
  /** Inclusive, in ms since the epoch. */
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
}

@Injectable()
export class CalendarSubscriptionsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Oldest first. */
  all() {
    return this.db.read
      .selectFrom('calendar_subscription')
      .select(['id', 'name', 'host', 'address', 'is_on', 'is_sample'])
      .select(['etag', 'fetched_at', 'tried_at', 'read_at', 'failure'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async add(tx: WorkspaceTransaction, row: Insertable<ScopedTables['calendar_subscription']>): Promise<void> {
    await tx.insertInto('calendar_subscription').values(row).execute();
  }

  /** @returns `false` if there is no such subscription. */
  async change(tx: WorkspaceTransaction, id: string, change: { name?: string; is_on?: 0 | 1 }): Promise<boolean> {
    const result = await tx.updateTable('calendar_subscription').set(change).where('id', '=', id).executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  /** Also deletes its events. @returns `false` if there is no such subscription. */
  async remove(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const result = await tx.deleteFrom('calendar_subscription').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  }

  async failed(tx: WorkspaceTransaction, id: string, failure: string, now: number): Promise<void> {
    await tx.updateTable('calendar_subscription').set({ tried_at: now, failure }).where('id', '=', id).execute();
  }

  async unchanged(tx: WorkspaceTransaction, id: string, now: number): Promise<void> {
    const read = { tried_at: now, fetched_at: now, failure: null };
    await tx.updateTable('calendar_subscription').set(read).where('id', '=', id).execute();
  }

  /** Replaces the events of a subscription. Does nothing if it was removed meanwhile. */
  async replace(
    tx: WorkspaceTransaction,
    id: string,
    {
      events,
      etag,
      now,
      nextId,
    }: { events: readonly Occurrence[]; etag: string | null; now: number; nextId: () => string },
  ): Promise<void> {
    const read = { tried_at: now, fetched_at: now, read_at: now, failure: null, etag };
    const { numUpdatedRows } = await tx
      .updateTable('calendar_subscription')
      .set(read)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx.deleteFrom('calendar_event').where('calendar_subscription_id', '=', id).execute();
    for (let at = 0; at < events.length; at += ROWS_AT_ONCE) {
      const rows = events.slice(at, at + ROWS_AT_ONCE).map(({ title, location, startsAt, endsAt, isAllDay }) => ({
        id: nextId(),
        calendar_subscription_id: id,
        title,
        location,
        starts_at: startsAt,
        ends_at: endsAt,
        is_all_day: isAllDay ? (1 as const) : (0 as const),
      }));
      await tx.insertInto('calendar_event').values(rows).execute();
    }
  }

  /** Events that take place within `timed`, and whole days within `days`: days first, then by start. */
  events(timed: Stretch, days: Stretch, limit: number) {
    return this.db.read
      .selectFrom('calendar_event')
      .innerJoin('calendar_subscription', 'calendar_subscription.id', 'calendar_event.calendar_subscription_id')
      .select(['calendar_event.id', 'calendar_event.title', 'calendar_event.location', 'calendar_event.starts_at'])
      .select(['calendar_event.ends_at', 'calendar_event.is_all_day', 'calendar_subscription.name'])
      .where('calendar_subscription.is_on', '=', 1)
      .where('calendar_event.starts_at', '<', Math.max(timed.until, days.until))
      .where((eb) =>
        eb.or([
          eb.and([
            eb('calendar_event.is_all_day', '=', 1),
            eb('calendar_event.starts_at', '<', days.until),
            eb('calendar_event.ends_at', '>', days.from),
          ]),
          eb.and([
            eb('calendar_event.is_all_day', '=', 0),
            eb('calendar_event.starts_at', '<', timed.until),
            eb.or([eb('calendar_event.ends_at', '>', timed.from), eb('calendar_event.starts_at', '=', timed.from)]),
          ]),
        ]),
      )
      .orderBy('calendar_event.is_all_day', 'desc')
      .orderBy('calendar_event.starts_at')
      .orderBy('calendar_event.id')
      .limit(limit)
      .execute();
  }
}
