import { type Channel, type Cursor, DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import { olderThan } from '../../../database/older-than.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { OWN_MAIL } from './own-mail.js';

export type DecisionRow = Selectable<ScopedTables['automation_decision']>;

/** How long after a message an unsubscribe or a complaint is attributed to it, in ms. */
const BLAMED_FOR = 30 * DAY;

const LISTED = 200;
const LISTED_FOR = 90 * DAY;

const count = (value: number | string | null | undefined): number => Number(value ?? 0);

@Injectable()
export class AutomationsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Sends that were allowed and not canceled before leaving. */
  async sends(db: QuerySource, automationId: string): Promise<number> {
    const row = await this.#sent(db)
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('decision.automation_id', '=', automationId)
      .executeTakeFirst();
    return count(row?.rows);
  }

  async sentBetween(db: QuerySource, from: number, until: number): Promise<number> {
    const row = await this.#sent(db)
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .where('decision.send_at', '>=', from)
      .where('decision.send_at', '<', until)
      .executeTakeFirst();
    return count(row?.rows);
  }

  /** When send number `ordinal` leaves; `null` if there are fewer. */
  async sentAt(db: QuerySource, automationId: string, ordinal: number): Promise<number | null> {
    const row = await this.#sent(db)
      .select('decision.send_at')
      .where('decision.automation_id', '=', automationId)
      .orderBy('decision.created_at')
      .orderBy('decision.id')
      .limit(1)
      .offset(ordinal - 1)
      .executeTakeFirst();
    return row?.send_at ?? null;
  }

  async events(db: QuerySource, automationId: string): Promise<{ unsubscribes: number; complaints: number }> {
    const rows = await db
      .selectFrom('automation_event')
      .select(['kind', (eb) => eb.fn.countAll<number | string>().as('rows')])
      .where('automation_id', '=', automationId)
      .groupBy('kind')
      .execute();
    const of = (kind: string) => count(rows.find((row) => row.kind === kind)?.rows);
    return { unsubscribes: of('unsubscribe'), complaints: of('complaint') };
  }

  /** The latest message of each automation to the contact within the attribution period. */
  async blamed(tx: WorkspaceTransaction, contactId: string, channel: Channel, at: number): Promise<DecisionRow[]> {
    const rows = await tx
      .selectFrom('automation_decision')
      .selectAll()
      .where('contact_id', '=', contactId)
      .where('channel', '=', channel)
      .where('verdict', '=', 'sent')
      .where('send_at', '<=', at)
      .where('send_at', '>', at - BLAMED_FOR)
      .orderBy('send_at')
      .execute();
    return [...new Map(rows.map((row) => [row.automation_id, row])).values()];
  }

  async noteEvent(tx: WorkspaceTransaction, row: Insertable<ScopedTables['automation_event']>): Promise<boolean> {
    const written = await tx
      .insertInto('automation_event')
      .values(row)
      .onConflict((conflict) => conflict.columns(['decision_id', 'kind']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  async noteDecision(tx: WorkspaceTransaction, row: Insertable<ScopedTables['automation_decision']>): Promise<void> {
    await tx.insertInto('automation_decision').values(row).execute();
  }

  decisions(limit: number, after: Cursor | null): Promise<DecisionRow[]> {
    return this.db.read
      .selectFrom('automation_decision')
      .selectAll()
      .where(olderThan('created_at', 'id', after))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async countDecisions(): Promise<number> {
    const row = await this.db.read
      .selectFrom('automation_decision')
      .select((eb) => eb.fn.countAll<number | string>().as('rows'))
      .executeTakeFirst();
    return count(row?.rows);
  }

  /** Automations with recent decisions, latest first, with the number of refusals. Excludes email to the workspace's own team. */
  async lately(now: number): Promise<{ automationId: string; lastAt: number; refused: number }[]> {
    const rows = await this.db.read
      .selectFrom('automation_decision')
      .select([
        'automation_id',
        (eb) => eb.fn.max('created_at').as('last_at'),
        (eb) => eb.fn.sum<number | string>(eb.case().when('verdict', '=', 'sent').then(0).else(1).end()).as('refused'),
      ])
      .where('created_at', '>', now - LISTED_FOR)
      .where('automation_id', 'not like', `${OWN_MAIL}%`)
      .groupBy('automation_id')
      .orderBy('last_at', 'desc')
      .limit(LISTED)
      .execute();
    return rows.map((row) => ({
      automationId: row.automation_id,
      lastAt: Number(row.last_at),
      refused: count(row.refused),
    }));
  }

  /** Ordered by id. */
  decisionsAboutPerson(contactId: string, after: string | null, limit: number) {
    const page = this.db.read
      .selectFrom('automation_decision')
      .select(['id', 'automation_id', 'channel', 'verdict', 'reason', 'created_at'])
      .where('contact_id', '=', contactId);
    return (after === null ? page : page.where('id', '>', after)).orderBy('id').limit(limit).execute();
  }

  /** Decisions to send, excluding canceled outbox entries. */
  #sent(db: QuerySource) {
    return db
      .selectFrom('automation_decision as decision')
      .leftJoin('outbound_message as entry', 'entry.id', 'decision.outbound_id')
      .where('decision.verdict', '=', 'sent')
      .where((eb) => eb.or([eb('entry.state', 'is', null), eb('entry.state', '!=', 'cancelled')]));
  }
}
