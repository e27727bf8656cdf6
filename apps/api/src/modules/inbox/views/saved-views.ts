import { MOST_VIEWS } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure, notFound } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { movedTo } from '../../../common/positions.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { SavedViewsRepository, type ViewContent, type ViewKind } from './saved-views.repository.js';

/** What a view keeps; its shape is known to those who own the kind. */
export interface ViewInput {
  readonly name: string;
  readonly query: object;
  /** Of tables only. */
  readonly layout?: object;
}

/** Fields that are left out stay. */
export type ViewChange = { readonly [Field in keyof ViewInput]?: ViewInput[Field] | undefined } & {
  readonly position?: number | undefined;
};

const storedAs = ({ name, query, layout }: ViewChange): Partial<ViewContent> => ({
  ...(name !== undefined && { name }),
  ...(query !== undefined && { query: JSON.stringify(query) }),
  ...(layout !== undefined && { layout: JSON.stringify(layout) }),
});

/** Creates, orders and removes views of any kind. */
@Injectable()
export class SavedViews {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly views: SavedViewsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @returns its id. */
  async create(kind: ViewKind, { name, query, layout }: ViewInput): Promise<string> {
    const id = this.ids.next();
    await this.db.write(async (tx) => {
      const { length } = await this.views.order(tx, kind);
      if (length >= MOST_VIEWS) {
        throw new DomainFailure(
          'conflict',
          'TOO_MANY_VIEWS',
          `You can have at most ${MOST_VIEWS} views. Delete one first.`,
        );
      }
      await this.views.add(tx, {
        name,
        query: JSON.stringify(query),
        layout: layout === undefined ? null : JSON.stringify(layout),
        id,
        kind,
        position: length,
        createdAt: this.clock.now(),
      });
    });
    return id;
  }

  async update(kind: ViewKind, id: string, { position, ...change }: ViewChange): Promise<void> {
    await this.db.write(async (tx) => {
      const ids = await this.views.order(tx, kind);
      if (!ids.includes(id)) throw notFound('view');
      await this.views.change(tx, id, storedAs(change));
      if (position !== undefined) await this.views.setOrder(tx, movedTo(ids, id, position));
    });
  }

  async remove(kind: ViewKind, id: string): Promise<void> {
    await this.db.write(async (tx) => {
      const ids = await this.views.order(tx, kind);
      if (!ids.includes(id)) throw notFound('view');
      await this.views.remove(tx, id);
      const rest = ids.filter((one) => one !== id);
      await this.views.setOrder(tx, rest);
    });
  }
}
