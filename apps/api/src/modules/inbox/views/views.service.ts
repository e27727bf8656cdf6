import { MOST_VIEWS, type View, type ViewCreate, ViewQuerySchema, type ViewUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { movedTo } from '../../../common/positions.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ChangeLog } from '../../platform/stream/change-log.js';

/** The use cases around saved filters. There are few of them, so each call reads them all. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly changes: ChangeLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<View[]> {
    const rows = await this.db.read
      .selectFrom('saved_view')
      .select(['id', 'name', 'query', 'position'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, query: ViewQuerySchema.parse(JSON.parse(row.query)) }));
  }

  async create({ name, query }: ViewCreate): Promise<View> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const { length } = await order(tx);
      if (length >= MOST_VIEWS) {
        throw new DomainFailure('conflict', 'TOO_MANY_VIEWS', `There are ${MOST_VIEWS} views, which is the most.`);
      }
      await tx
        .insertInto('saved_view')
        .values({ id, name, query: JSON.stringify(query), position: length, created_at: this.clock.now() })
        .execute();
      await this.changes.record(tx, ['views']);
    });
    return this.#get(id);
  }

  async update(id: string, { name, query, position }: ViewUpdate): Promise<View> {
    await this.db.write(async (tx) => {
      const ids = await order(tx);
      if (!ids.includes(id)) throw notFound('view');
      const change = {
        ...(name !== undefined && { name }),
        ...(query !== undefined && { query: JSON.stringify(query) }),
      };
      if (Object.keys(change).length > 0) await tx.updateTable('saved_view').set(change).where('id', '=', id).execute();
      if (position !== undefined) await setOrder(tx, movedTo(ids, id, position));
      await this.changes.record(tx, ['views']);
    });
    return this.#get(id);
  }

  async remove(id: string): Promise<View> {
    const before = await this.#get(id);
    await this.db.write(async (tx) => {
      const gone = await tx.deleteFrom('saved_view').where('id', '=', id).returning('id').executeTakeFirst();
      if (gone === undefined) throw notFound('view');
      await setOrder(tx, await order(tx));
      await this.changes.record(tx, ['views']);
    });
    return before;
  }

  async #get(id: string): Promise<View> {
    const view = (await this.list()).find((one) => one.id === id);
    if (view === undefined) throw notFound('view');
    return view;
  }
}

async function order(tx: WorkspaceTransaction): Promise<string[]> {
  const rows = await tx.selectFrom('saved_view').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

async function setOrder(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await tx
      .updateTable('saved_view')
      .set({ position })
      .where('id', '=', id)
      .where('position', '<>', position)
      .execute();
  }
}
