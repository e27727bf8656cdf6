import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type PersonData, PersonDataRegistry } from './person-data.js';

/** Messages and conversations move as other rows do; an export and an erasure go about them in ways of their own. */
@Injectable()
export class CorrespondenceData implements OnModuleInit {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: PersonDataRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(this.#messages());
    this.registry.register(this.#conversations());
  }

  #messages(): PersonData {
    return {
      kind: 'messages',
      count: async (contactId) => {
        const row = await this.db.read
          .selectFrom('contact')
          .select(['inbound_count', 'outbound_count'])
          .where('id', '=', contactId)
          .executeTakeFirst();
        return row === undefined ? 0 : row.inbound_count + row.outbound_count;
      },
      move: async (tx, from, to, limit) => {
        const some = tx.selectFrom('message').select('id').where('contact_id', '=', from).limit(limit);
        const moved = await tx
          .updateTable('message')
          .set({ contact_id: to })
          .where('id', 'in', some)
          .returning('id')
          .execute();
        return moved.map(({ id }) => id);
      },
      moveBack: async (tx, ids, from, to) => {
        await tx
          .updateTable('message')
          .set({ contact_id: to })
          .where('id', 'in', [...ids])
          .where('contact_id', '=', from)
          .execute();
      },
      erase: async () => 0,
    };
  }

  #conversations(): PersonData {
    return {
      kind: 'conversations',
      count: async (contactId) => {
        const row = await this.db.read
          .selectFrom('conversation')
          .select((eb) => eb.fn.countAll<number | string>().as('rows'))
          .where('contact_id', '=', contactId)
          .executeTakeFirst();
        return Number(row?.rows ?? 0);
      },
      move: async (tx, from, to, limit) => {
        const some = tx.selectFrom('conversation').select('id').where('contact_id', '=', from).limit(limit);
        const moved = await tx
          .updateTable('conversation')
          .set({ contact_id: to })
          .where('id', 'in', some)
          .returning('id')
          .execute();
        return moved.map(({ id }) => id);
      },
      moveBack: async (tx, ids, from, to) => {
        await tx
          .updateTable('conversation')
          .set({ contact_id: to })
          .where('id', 'in', [...ids])
          .where('contact_id', '=', from)
          .execute();
      },
      erase: async (tx, contactId) => {
        const left = await tx
          .updateTable('conversation')
          .set({ contact_id: null })
          .where('contact_id', '=', contactId)
          .executeTakeFirst();
        return Number(left.numUpdatedRows);
      },
    };
  }
}
