import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from './in-pages.js';
import type { PersonData } from './person-data.js';

/** The tables whose rows are each about one contact. */
type PersonTable =
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

type PersonColumn = { [Table in PersonTable]: keyof ScopedTables[Table] & string }[PersonTable];

/**
 * A table of which each row is one contact's.
 *
 * @param columns what an export tells of a row besides its id.
 */
export function tableOfPerson(
  db: WorkspaceDatabase,
  kind: PersonData['kind'],
  table: PersonTable,
  columns: readonly PersonColumn[],
): PersonData {
  return {
    kind,
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
      const gone = await tx.deleteFrom(table).where('contact_id', '=', contactId).executeTakeFirst();
      return Number(gone.numDeletedRows);
    },
    export: (contactId) =>
      inPages((after) => {
        const page = db.read.selectFrom(table).select('id').select(columns).where('contact_id', '=', contactId);
        return (after === null ? page : page.where('id', '>', after)).orderBy('id').limit(PAGE).execute();
      }),
  };
}
