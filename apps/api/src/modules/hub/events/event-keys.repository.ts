import { Injectable } from '@nestjs/common';
import type { Insertable, Selectable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { inPowersOfTwo } from '../log/in-powers.js';

type KeyRow = Pick<Selectable<ScopedTables['hub_event_key']>, 'key' | 'content_hash' | 'event_id'>;

@Injectable()
export class EventKeysRepository {
  /** Returns the keys already in use. Locks the workspace row first, so that no key is taken before the append. */
  async findForUpdate(tx: WorkspaceTransaction, keys: readonly string[]): Promise<KeyRow[]> {
    const found: KeyRow[] = [];
    if (keys.length === 0) return found;
    await tx.selectFrom('workspace').select('id').forUpdate().execute();
    for (const some of inPowersOfTwo(keys)) {
      const rows = await tx
        .selectFrom('hub_event_key')
        .select(['key', 'content_hash', 'event_id'])
        .where('key', 'in', some)
        .execute();
      found.push(...rows);
    }
    return found;
  }

  async insert(tx: WorkspaceTransaction, rows: readonly Insertable<ScopedTables['hub_event_key']>[]): Promise<void> {
    for (const some of inPowersOfTwo(rows)) await tx.insertInto('hub_event_key').values(some).execute();
  }
}
