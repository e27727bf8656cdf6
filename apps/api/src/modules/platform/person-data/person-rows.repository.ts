import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { PersonData } from './person-data.js';

/** Tables whose rows are deleted with their contact. */
export type PersonTable =
  | 'contact_note'
  | 'consent_change'
  | 'contact_point'
  | 'notification'
  | 'task'
  | 'outbound_message'
  | 'engagement_event'
  | 'outreach'
  | 'deal'
  | 'save_offer_outcome'
  | 'enrichment_attachment';

/** Tables whose rows outlive their contact, without a contact. */
type DetachedTable = 'automation_decision' | 'campaign_recipient' | 'conversation';

export type PersonColumn = { [Table in PersonTable]: keyof ScopedTables[Table] & string }[PersonTable];

/** Counting and moving the rows of a table with a `contact_id`. */
export function rowsOfPerson(
  db: WorkspaceDatabase,
  table: PersonTable | DetachedTable | 'message',
): Pick<PersonData, 'count' | 'move' | 'moveBack'> {
  return {
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
  };
}

/** Clears `contact_id` but keeps the rows for statistics. @returns how many. */
export async function detachRows(tx: WorkspaceTransaction, table: DetachedTable, contactId: string): Promise<number> {
  const left = await tx
    .updateTable(table)
    .set({ contact_id: null })
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return Number(left.numUpdatedRows);
}
