import { type Day, type DayTally, dayFinder } from '@concordia/domain/flow';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { z } from 'zod';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { answered, asked } from './flow.repository.js';

/** Maximum rows per statement. */
const AT_ONCE = 500;

export interface FlowChangeRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly sent_at: number;
}

interface State {
  readonly time_zone: string;
  readonly version: number;
  readonly change: string | null;
  readonly stale: Day | null;
}

@Injectable()
export class FlowDaysRepository {
  readonly #state;

  constructor(private readonly db: WorkspaceDatabase) {
    this.#state = db.prepare<never, State>((q) =>
      q
        .selectFrom('flow_state')
        .select(['time_zone', 'version'])
        .select((eb) => [
          eb.selectFrom('flow_change').select('flow_change.id').limit(1).as('change'),
          eb
            .selectFrom('flow_day')
            .select('flow_day.day')
            .where(sql<boolean>`flow_day.is_stale = 1`)
            .limit(1)
            .as('stale'),
        ]),
    );
  }

  /** Version of the figures stored for a time zone; `null` while any of them is stale. */
  async version(zone: string): Promise<number | null> {
    const [state] = await this.db.all(this.#state, {});
    if (state === undefined || state.time_zone !== zone || state.change !== null || state.stale !== null) return null;
    return state.version;
  }

  /** Time zone of the stored days; `null` before the first count. */
  async zone(db: QuerySource = this.db.read): Promise<string | null> {
    return (await db.selectFrom('flow_state').select('time_zone').executeTakeFirst())?.time_zone ?? null;
  }

  /** Locks the state row until the commit, so that only one process counts at a time. */
  async hold(tx: WorkspaceTransaction): Promise<string | null> {
    await tx
      .insertInto('flow_state')
      .values({ time_zone: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { time_zone } = await tx.selectFrom('flow_state').select('time_zone').forUpdate().executeTakeFirstOrThrow();
    return time_zone === '' ? null : time_zone;
  }

  async setZone(tx: WorkspaceTransaction, zone: string): Promise<void> {
    await tx.deleteFrom('flow_day').execute();
    await tx.updateTable('flow_state').set({ time_zone: zone }).execute();
  }

  /** Increments the version. */
  async turn(tx: WorkspaceTransaction): Promise<void> {
    await tx
      .updateTable('flow_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  }

  /** Stored figures from `first` to `last`, inclusive; `null` for a stale day. */
  async kept(first: Day, last: Day): Promise<Map<Day, DayTally | null>> {
    const rows = await this.db.read
      .selectFrom('flow_day')
      .select(['day', 'tally', 'is_stale'])
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute();
    return new Map(rows.map(({ day, tally, is_stale }) => [day, is_stale === 1 ? null : tallyOf(tally)]));
  }

  async stale(db: QuerySource, limit: number): Promise<Day[]> {
    const rows = await db
      .selectFrom('flow_day')
      .select('day')
      .where(sql<boolean>`is_stale = 1`)
      .orderBy('day', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ day }) => day);
  }

  async put(tx: WorkspaceTransaction, day: Day, tally: DayTally): Promise<void> {
    await tx
      .updateTable('flow_day')
      .set({ tally: JSON.stringify(tally), is_stale: 0 })
      .where('day', '=', day)
      .execute();
  }

  async mark(tx: WorkspaceTransaction, days: readonly Day[]): Promise<void> {
    for (let start = 0; start < days.length; start += AT_ONCE) {
      await tx
        .insertInto('flow_day')
        .values(days.slice(start, start + AT_ONCE).map((day) => ({ day, is_stale: 1 as const })))
        .onConflict((conflict) => conflict.column('day').doUpdateSet({ is_stale: 1 }))
        .execute();
    }
  }

  /** Changes not yet applied to any day. */
  async changes(db: QuerySource = this.db.read, limit?: number): Promise<FlowChangeRow[]> {
    const query = db.selectFrom('flow_change').select(['id', 'conversation_id', 'sent_at']).orderBy('conversation_id');
    return (limit === undefined ? query : query.limit(limit)).execute();
  }

  async forget(tx: WorkspaceTransaction, changes: readonly FlowChangeRow[]): Promise<void> {
    for (let start = 0; start < changes.length; start += AT_ONCE) {
      const ids = changes.slice(start, start + AT_ONCE).map(({ id }) => id);
      await tx.deleteFrom('flow_change').where('id', 'in', ids).execute();
    }
  }

  /**
   * Days whose figures depend on the changes: the day of the change, the day on which a wait around it began, and every later day with inbound
   * messages in the conversation.
   */
  async daysOf(changes: readonly FlowChangeRow[], zone: string, db: QuerySource = this.db.read): Promise<Set<Day>> {
    const dayAt = dayFinder(zone);
    const days = new Set<Day>();
    const since = new Map<string, number>();
    for (const { conversation_id, sent_at } of changes) {
      days.add(dayAt(sent_at));
      since.set(conversation_id, Math.min(sent_at, since.get(conversation_id) ?? sent_at));
    }
    const ids = [...since.keys()];
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const some = ids.slice(start, start + AT_ONCE);
      for (const at of await this.#askedBefore(some, db)) days.add(dayAt(at));
      const least = Math.min(...some.map((id) => since.get(id) ?? 0));
      for (const { conversation_id, sent_at } of await this.#askedSince(some, least, db)) {
        if (sent_at >= (since.get(conversation_id) ?? 0)) days.add(dayAt(sent_at));
      }
    }
    return days;
  }

  /** Start of the wait in progress when each conversation first changed. */
  async #askedBefore(ids: readonly string[], db: QuerySource): Promise<number[]> {
    const rows = await db
      .selectFrom('conversation')
      .select((eb) => {
        const changedAt = eb
          .selectFrom('flow_change')
          .select((of) => of.fn.min('flow_change.sent_at').as('sent_at'))
          .whereRef('flow_change.conversation_id', '=', 'conversation.id');
        const answer = answered(eb).where('message.sent_at', '<', changedAt).orderBy('message.sent_at', 'desc');
        return asked(eb)
          .where('message.sent_at', '>', eb.fn.coalesce(answer, sql<number>`-1`))
          .orderBy('message.sent_at')
          .as('asked_at');
      })
      .where('conversation.id', 'in', [...ids])
      .execute();
    return rows.flatMap(({ asked_at }) => (asked_at === null ? [] : [asked_at]));
  }

  #askedSince(ids: readonly string[], since: number, db: QuerySource) {
    return db
      .selectFrom('message')
      .select(['conversation_id', 'sent_at'])
      .where('conversation_id', 'in', [...ids])
      .where('sent_at', '>=', since)
      .where('direction', '=', 'inbound')
      .where('kind', '=', 'personal')
      .execute();
  }
}

const tallySchema = z.custom<DayTally>((value) => typeof value === 'object' && value !== null);

/** Our own serialization, so only the type is checked. */
const tallyOf = (text: string): DayTally => tallySchema.parse(JSON.parse(text));
