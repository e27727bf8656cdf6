import { type View, type ViewCreate, ViewQuerySchema, type ViewUpdate } from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { missingIn } from './missing-references.js';
import { SavedViews } from './saved-views.js';
import { type SavedView, SavedViewsRepository } from './saved-views.repository.js';
import { ViewReferencesRepository } from './view-references.repository.js';

/** Saved filters of messages. There are few, so each call reads them all. */
@Injectable()
export class ViewsService {
  constructor(
    private readonly saved: SavedViews,
    private readonly views: SavedViewsRepository,
    private readonly references: ViewReferencesRepository,
  ) {}

  async list(): Promise<View[]> {
    const views = (await this.views.list('messages')).map(viewOf);
    const known = await this.references.known(views.map(({ query }) => query));
    return views.map((view) => ({ ...view, missing: missingIn(view.query, known) }));
  }

  async create(view: ViewCreate): Promise<View> {
    return this.#get(await this.saved.create('messages', view));
  }

  async update(id: string, change: ViewUpdate): Promise<View> {
    await this.saved.update('messages', id, change);
    return this.#get(id);
  }

  async remove(id: string): Promise<View> {
    const before = await this.#get(id);
    await this.saved.remove('messages', id);
    return before;
  }

  async #get(id: string): Promise<View> {
    const view = (await this.list()).find((one) => one.id === id);
    if (view === undefined) throw notFound('view');
    return view;
  }
}

const viewOf = ({ id, name, query, position }: SavedView) => ({
  id,
  name,
  query: ViewQuerySchema.parse(JSON.parse(query)),
  position,
});
