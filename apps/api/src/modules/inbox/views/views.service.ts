import { MOST_VIEWS, type View, type ViewCreate, type ViewUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { movedTo } from '../../../common/positions.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ViewsRepository } from './views.repository.js';

/** There are few saved filters, so each call reads them all. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly views: ViewsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  list(): Promise<View[]> {
    return this.views.list();
  }

  async create({ name, query }: ViewCreate): Promise<View> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const { length } = await this.views.order(tx);
      if (length >= MOST_VIEWS) {
        throw new DomainFailure(
          'conflict',
          'TOO_MANY_VIEWS',
          `You can have at most ${MOST_VIEWS} views. Delete one first.`,
        );
      }
      await this.views.add(tx, { id, name, query, position: length, createdAt: this.clock.now() });
    });
    return this.#get(id);
  }

  async update(id: string, { name, query, position }: ViewUpdate): Promise<View> {
    await this.db.write(async (tx) => {
      const ids = await this.views.order(tx);
      if (!ids.includes(id)) throw notFound('view');
      await this.views.change(tx, id, { name, query });
      if (position !== undefined) await this.views.setOrder(tx, movedTo(ids, id, position));
    });
    return this.#get(id);
  }

  async remove(id: string): Promise<View> {
    const before = await this.#get(id);
    await this.db.write(async (tx) => {
      if (!(await this.views.remove(tx, id))) throw notFound('view');
      await this.views.setOrder(tx, await this.views.order(tx));
    });
    return before;
  }

  async #get(id: string): Promise<View> {
    const view = (await this.views.list()).find((one) => one.id === id);
    if (view === undefined) throw notFound('view');
    return view;
  }
}
