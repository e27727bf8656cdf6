import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { EngagementAction } from '../../../database/entities/message-life.js';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** An action on our email by an address; repeated actions count once. */
export interface Engagement {
  readonly address: string;
  readonly action: EngagementAction;
}

@Injectable()
export class EmailEnrichmentRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Distinct addresses. */
  async addresses(): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('contact_point')
      .select('handle')
      .distinct()
      .where('channel', '=', 'email')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  async optedOut(): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('contact_point')
      .select('handle')
      .where('channel', '=', 'email')
      .where('consent', '=', 'out')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  /** Excludes test events. */
  engagements(since: number, actions: readonly EngagementAction[]): Promise<Engagement[]> {
    return this.db.read
      .selectFrom('engagement_event')
      .select(['address', 'action'])
      .distinct()
      .where('is_test', '=', 0)
      .where('at', '>=', since)
      .where('action', 'in', [...actions])
      .execute();
  }

  async writtenTo(since: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .innerJoin('contact_point', 'contact_point.contact_id', 'message.contact_id')
      .select('contact_point.handle')
      .distinct()
      .where('message.channel', '=', 'email')
      .where('message.direction', '=', 'outbound')
      .where('message.sent_at', '>=', since)
      .where('contact_point.channel', '=', 'email')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  async wroteBack(since: number): Promise<string[]> {
    const rows = await this.db.read
      .selectFrom('message')
      .innerJoin('contact_point', 'contact_point.contact_id', 'message.contact_id')
      .select('contact_point.handle')
      .distinct()
      .where('message.channel', '=', 'email')
      .where('message.direction', '=', 'inbound')
      .where('message.sent_at', '>=', since)
      .where('contact_point.channel', '=', 'email')
      .execute();
    return rows.map(({ handle }) => handle);
  }

  async insertEvent(tx: WorkspaceTransaction, row: Insertable<ScopedTables['engagement_event']>): Promise<void> {
    await tx.insertInto('engagement_event').values(row).execute();
  }
}
