import type { OwnerFacts, PersonFacts, PersonMessage } from '@concordia/domain/graph';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { currentPrincipal } from '../../../database/request-context.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';

const addressesSchema = z.array(z.string());

@Injectable()
export class GraphFactsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async owner(db: QuerySource = this.db.read): Promise<OwnerFacts> {
    const { workspaceId: id } = currentPrincipal();
    const row = await db.selectFrom('workspace').select(['name', 'own_addresses']).executeTakeFirstOrThrow();
    return { id, name: row.name, addresses: addressesSchema.parse(JSON.parse(row.own_addresses)) };
  }

  people(ids: readonly string[], db: QuerySource = this.db.read): Promise<PersonFacts[]> {
    return db
      .selectFrom('contact')
      .select(['id', 'name', 'title', 'email', 'company', 'location'])
      .where('id', 'in', [...ids])
      .execute();
  }

  /** Returns the contacts that still exist. */
  async there(ids: readonly string[], db: QuerySource): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom('contact')
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** In id order. */
  async peopleAfter(id: string, limit: number): Promise<string[]> {
    const all = this.db.read.selectFrom('contact').select('id');
    const rows = await (id === '' ? all : all.where('id', '>', id)).orderBy('id').limit(limit).execute();
    return rows.map((row) => row.id);
  }

  /** Progress of a rebuild that has reached an id: contacts done, and in total. */
  async placedTo(id: string): Promise<{ done: number; total: number }> {
    const all = this.db.read.selectFrom('contact').select((eb) => eb.fn.countAll<number | string>().as('people'));
    const before = id === '' ? undefined : await all.where('id', '<=', id).executeTakeFirstOrThrow();
    const { people } = await all.executeTakeFirstOrThrow();
    return { done: Number(before?.people ?? 0), total: Number(people) };
  }

  async messages(contactIds: readonly string[], db: QuerySource = this.db.read): Promise<PersonMessage[]> {
    const rows = await db
      .selectFrom('message')
      .select(['contact_id', 'conversation_id', 'direction', 'kind', 'sent_at'])
      .select((eb) =>
        eb
          .selectFrom('outbound_message')
          .select('outbound_message.automation_id')
          .whereRef('outbound_message.message_id', '=', 'message.id')
          .where('outbound_message.automation_id', 'is not', null)
          .limit(1)
          .as('automation_id'),
      )
      .where('contact_id', 'in', [...contactIds])
      .execute();
    return rows.map((row) => ({
      contact: row.contact_id,
      conversation: row.conversation_id,
      direction: row.direction,
      kind: row.kind,
      isByPerson: row.direction === 'outbound' && row.kind === 'personal' && row.automation_id === null,
      at: row.sent_at,
    }));
  }
}
