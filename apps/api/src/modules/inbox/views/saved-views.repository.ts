import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

/** What the filter of a view lists. */
export type ViewKind = 'messages' | 'contacts' | 'conversations';

/** A view as stored: `query` and `layout` are JSON. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly layout: string | null;
  readonly position: number;
}

export type ViewContent = Pick<SavedView, 'name' | 'query' | 'layout'>;

/** Views of every kind. Each kind has positions of its own. */
@Injectable()
export class SavedViewsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  list(kind: ViewKind): Promise<SavedView[]> {
    return this.db.read
      .selectFrom('saved_view')
      .select(['id', 'name', 'query', 'layout', 'position'])
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  async order(tx: WorkspaceTransaction, kind: ViewKind): Promise<string[]> {
    const rows = await tx
      .selectFrom('saved_view')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async setOrder(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    for (const [position, id] of ids.entries()) {
      await tx
        .updateTable('saved_view')
        .set({ position })
        .where('id', '=', id)
        .where('position', '<>', position)
        .execute();
    }
  }

  async add(
    tx: WorkspaceTransaction,
    { createdAt, ...view }: SavedView & { readonly kind: ViewKind; readonly createdAt: number },
  ): Promise<void> {
    await tx
      .insertInto('saved_view')
      .values({ ...view, created_at: createdAt })
      .execute();
  }

  async change(tx: WorkspaceTransaction, id: string, change: Partial<ViewContent>): Promise<void> {
    if (Object.keys(change).length > 0) await tx.updateTable('saved_view').set(change).where('id', '=', id).execute();
  }

  async remove(tx: WorkspaceTransaction, id: string): Promise<void> {
    await tx.deleteFrom('saved_view').where('id', '=', id).execute();
  }
}
