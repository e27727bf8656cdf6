import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { inPages, PAGE } from './in-pages.js';
import type { PersonData } from './person-data.js';
import { type PersonColumn, type PersonTable, rowsOfPerson } from './person-rows.repository.js';

/**
 * Registers a table whose rows each belong to one contact.
 *
 * @param columns exported besides the id.
 */
export function tableOfPerson(
  db: WorkspaceDatabase,
  kind: PersonData['kind'],
  table: PersonTable,
  columns: readonly PersonColumn[],
): PersonData {
  return {
    kind,
    ...rowsOfPerson(db, table),
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
