import { type View, type ViewCreate, ViewQuerySchema, type ViewUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

type Reference = View['missing'][number];

const REFERENCES = ['projectId', 'assigneeId'] as const satisfies readonly Reference[];

const missingIn = (query: View['query'], known: ReadonlySet<string>): View['missing'] =>
  REFERENCES.filter((filter) => {
    const id = query[filter];
    return id !== undefined && !known.has(id);
  });

@Injectable()
export class ViewsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  async list(): Promise<View[]> {
    const rows = await this.db.read
      .selectFrom('saved_view')
      .select(['id', 'name', 'query', 'position'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    const views = rows.map((row) => ({ ...row, query: ViewQuerySchema.parse(JSON.parse(row.query)) }));
    const known = await this.#referredTo(views);
    return views.map((view) => ({ ...view, missing: missingIn(view.query, known) }));
  }

  /** Ids of the projects and members that these views name and that exist. */
  async #referredTo(views: readonly Pick<View, 'query'>[]): Promise<ReadonlySet<string>> {
    const named = (filter: Reference) => [...new Set(views.flatMap(({ query }) => query[filter] ?? []))];
    const [projectIds, memberIds] = [named('projectId'), named('assigneeId')];
    const [projects, members] = await Promise.all([
      projectIds.length === 0
        ? []
        : this.db.read.selectFrom('project').select('id').where('id', 'in', projectIds).execute(),
      memberIds.length === 0
        ? []
        : this.db.read.selectFrom('member').select('id').where('id', 'in', memberIds).execute(),
    ]);
    return new Set([...projects, ...members].map(({ id }) => id));
  }

  async order(tx: WorkspaceTransaction): Promise<string[]> {
    const rows = await tx.selectFrom('saved_view').select('id').orderBy('position').orderBy('id').execute();
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
    { query, createdAt, ...view }: ViewCreate & { id: string; position: number; createdAt: number },
  ): Promise<void> {
    await tx
      .insertInto('saved_view')
      .values({ ...view, query: JSON.stringify(query), created_at: createdAt })
      .execute();
  }

  /** Changes only the given fields. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    { name, query }: Pick<ViewUpdate, 'name' | 'query'>,
  ): Promise<void> {
    const change = {
      ...(name !== undefined && { name }),
      ...(query !== undefined && { query: JSON.stringify(query) }),
    };
    if (Object.keys(change).length > 0) await tx.updateTable('saved_view').set(change).where('id', '=', id).execute();
  }

  /** @returns whether it existed. */
  async remove(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const gone = await tx.deleteFrom('saved_view').where('id', '=', id).returning('id').executeTakeFirst();
    return gone !== undefined;
  }
}
