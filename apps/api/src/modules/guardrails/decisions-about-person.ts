import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { inPages, PAGE } from '../contacts/person-data/in-pages.js';
import { type PersonData, PersonDataRegistry } from '../contacts/person-data/person-data.js';

/** What automations wanted to send to a person. An erasure takes the person off the log and leaves the count. */
@Injectable()
export class DecisionsAboutPerson implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(decisionsData(this.db));
  }
}

function decisionsData(db: WorkspaceDatabase): PersonData {
  const table = 'automation_decision';
  return {
    kind: 'automation decisions',
    count: async (contactId) => {
      const counted = db.read.selectFrom(table).select((eb) => eb.fn.countAll<number | string>().as('rows'));
      return Number((await counted.where('contact_id', '=', contactId).executeTakeFirst())?.rows ?? 0);
    },
    move: async (tx, from, to, limit) => {
      const some = tx.selectFrom(table).select('id').where('contact_id', '=', from).limit(limit);
      const moved = await tx
        .updateTable(table)
        .set({ contact_id: to })
        .where('id', 'in', some)
        .returning('id')
        .execute();
      return moved.map(({ id }) => id);
    },
    moveBack: async (tx, ids, from, to) => {
      const those = tx
        .updateTable(table)
        .set({ contact_id: to })
        .where('id', 'in', [...ids]);
      await those.where('contact_id', '=', from).execute();
    },
    erase: async (tx, contactId) => {
      const gone = await tx
        .updateTable(table)
        .set({ contact_id: null })
        .where('contact_id', '=', contactId)
        .executeTakeFirst();
      return Number(gone.numUpdatedRows);
    },
    export: (contactId) =>
      inPages((after) => {
        const page = db.read
          .selectFrom(table)
          .select(['id', 'automation_id', 'channel', 'verdict', 'reason', 'created_at'])
          .where('contact_id', '=', contactId);
        return (after === null ? page : page.where('id', '>', after)).orderBy('id').limit(PAGE).execute();
      }),
  };
}
