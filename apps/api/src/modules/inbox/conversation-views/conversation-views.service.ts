import {
  ConversationTableLayoutSchema,
  type ConversationView,
  type ConversationViewCreate,
  ConversationViewQuerySchema,
  type ConversationViewUpdate,
} from '@concordia/contract/inbox';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { missingIn } from '../views/missing-references.js';
import { SavedViews } from '../views/saved-views.js';
import { type SavedView, SavedViewsRepository } from '../views/saved-views.repository.js';
import { ViewReferencesRepository } from '../views/view-references.repository.js';

/** Saved tables of conversations. There are few, so each call reads them all. */
@Injectable()
export class ConversationViewsService {
  constructor(
    private readonly saved: SavedViews,
    private readonly views: SavedViewsRepository,
    private readonly references: ViewReferencesRepository,
  ) {}

  async list(): Promise<ConversationView[]> {
    const views = (await this.views.list('conversations')).map(viewOf);
    const known = await this.references.known(views.map(({ query }) => query));
    return views.map((view) => ({ ...view, missing: missingIn(view.query, known) }));
  }

  async create(view: ConversationViewCreate): Promise<ConversationView> {
    return this.#get(await this.saved.create('conversations', view));
  }

  async update(id: string, change: ConversationViewUpdate): Promise<ConversationView> {
    await this.saved.update('conversations', id, change);
    return this.#get(id);
  }

  async remove(id: string): Promise<ConversationView> {
    const before = await this.#get(id);
    await this.saved.remove('conversations', id);
    return before;
  }

  async #get(id: string): Promise<ConversationView> {
    const view = (await this.list()).find((one) => one.id === id);
    if (view === undefined) throw notFound('view');
    return view;
  }
}

const viewOf = ({ id, name, query, layout, position }: SavedView) => ({
  id,
  name,
  query: ConversationViewQuerySchema.parse(JSON.parse(query)),
  layout: ConversationTableLayoutSchema.parse(JSON.parse(layout ?? '')),
  position,
});
