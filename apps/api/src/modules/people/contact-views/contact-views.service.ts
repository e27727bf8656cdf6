import {
  ContactTableLayoutSchema,
  type ContactView,
  type ContactViewCreate,
  ContactViewQuerySchema,
  type ContactViewUpdate,
} from '@concordia/contract/people';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { SavedViews } from '../../inbox/views/saved-views.js';
import { type SavedView, SavedViewsRepository } from '../../inbox/views/saved-views.repository.js';
import { UsedTagsRepository } from './used-tags.repository.js';

/** Saved tables of contacts. There are few, so each call reads them all. */
@Injectable()
export class ContactViewsService {
  constructor(
    private readonly saved: SavedViews,
    private readonly views: SavedViewsRepository,
    private readonly tags: UsedTagsRepository,
  ) {}

  async list(): Promise<ContactView[]> {
    const views = (await this.views.list('contacts')).map(viewOf);
    const used = await this.tags.used(views.flatMap(({ query }) => query.tag ?? []));
    return views.map((view) => {
      const { tag } = view.query;
      return { ...view, missing: tag === undefined || used.has(tag.toLowerCase()) ? [] : ['tag'] };
    });
  }

  async create(view: ContactViewCreate): Promise<ContactView> {
    return this.#get(await this.saved.create('contacts', view));
  }

  async update(id: string, change: ContactViewUpdate): Promise<ContactView> {
    await this.saved.update('contacts', id, change);
    return this.#get(id);
  }

  async remove(id: string): Promise<ContactView> {
    const before = await this.#get(id);
    await this.saved.remove('contacts', id);
    return before;
  }

  async #get(id: string): Promise<ContactView> {
    const view = (await this.list()).find((one) => one.id === id);
    if (view === undefined) throw notFound('view');
    return view;
  }
}

const viewOf = ({ id, name, query, layout, position }: SavedView) => ({
  id,
  name,
  query: ContactViewQuerySchema.parse(JSON.parse(query)),
  layout: ContactTableLayoutSchema.parse(JSON.parse(layout ?? '')),
  position,
});
