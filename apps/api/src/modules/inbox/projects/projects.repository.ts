import type { Project } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

@Injectable()
export class ProjectsRepository {
  readonly #counts;

  constructor(private readonly db: WorkspaceDatabase) {
    // Stored with each label and summed from an index alone.
    this.#counts = db.prepare<never, { project_id: string; conversations: number; open: number; unread: number }>((q) =>
      q
        .selectFrom('conversation_project')
        .select((eb) => [
          'project_id',
          eb.fn.countAll<number>().as('conversations'),
          eb.cast<number>(eb.fn.sum('is_open'), 'bigint').as('open'),
          eb.cast<number>(eb.fn.sum('unread_count'), 'bigint').as('unread'),
        ])
        .groupBy('project_id'),
    );
  }

  async list(): Promise<Project[]> {
    const rows = await this.db.read
      .selectFrom('project')
      .select(['id', 'name', 'position'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    const counts = new Map((await this.db.all(this.#counts, {})).map((row) => [row.project_id, row]));
    return rows.map((row) => {
      const count = counts.get(row.id);
      return {
        ...row,
        conversationCount: count?.conversations ?? 0,
        openCount: count?.open ?? 0,
        unreadCount: count?.unread ?? 0,
      };
    });
  }

  async order(tx: WorkspaceTransaction): Promise<string[]> {
    const rows = await tx.selectFrom('project').select('id').orderBy('position').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  async setOrder(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await tx
        .updateTable('project')
        .set({ position })
        .where('id', '=', id)
        .where('position', '<>', position)
        .execute();
    }
  }

  /** @returns `false` if another project has the same name key. */
  async insert(tx: WorkspaceTransaction, row: Insertable<ScopedTables['project']>): Promise<boolean> {
    const added = await tx
      .insertInto('project')
      .values(row)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  async isNameTaken(tx: WorkspaceTransaction, nameKey: string, id: string): Promise<boolean> {
    const other = await tx
      .selectFrom('project')
      .select('id')
      .where('name_key', '=', nameKey)
      .where('id', '<>', id)
      .executeTakeFirst();
    return other !== undefined;
  }

  async rename(tx: WorkspaceTransaction, id: string, name: string, nameKey: string): Promise<void> {
    await tx.updateTable('project').set({ name, name_key: nameKey }).where('id', '=', id).execute();
  }

  /** @returns whether it existed. */
  async remove(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const gone = await tx.deleteFrom('project').where('id', '=', id).returning('id').executeTakeFirst();
    return gone !== undefined;
  }
}
