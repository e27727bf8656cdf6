import type { NewsItem, NewsSource, NewsSourceCreation, NewsSourceUpdate } from '@concordia/contract/day';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { FirstReading } from '../../../outgoing/first-reading.js';
import { NewsRepository, type SourceRow } from './news.repository.js';
import { NewsRefresh } from './news-refresh.js';

/** Headlines per response. */
const SHOWN = 20;
const MOST_SOURCES = 30;

const sourceNotFound = () => new DomainFailure('not-found', 'NEWS_SOURCE_NOT_FOUND', 'The news source was not found.');

@Injectable()
export class NewsService {
  readonly #first = new FirstReading();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly news: NewsRepository,
    private readonly refresh: NewsRefresh,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Returns the last headlines read. Only calls before the first reading wait for it, for a limited time. */
  async ticker(): Promise<NewsItem[]> {
    const items = await this.#items();
    if (items.length > 0) return items;
    const before = await this.news.sources();
    if (before.length === 0 || before.some(({ tried_at }) => tried_at === null)) {
      await this.#first.wait((signal) => this.refresh.run(signal));
    }
    const read = await this.#items();
    if (read.length > 0) return read;
    const on = (await this.news.sources()).filter(({ is_on }) => is_on === 1);
    if (on.length === 0 || on.some(({ fetched_at }) => fetched_at !== null)) return [];
    throw new DomainFailure('unavailable', 'NEWS_UNAVAILABLE', 'News service unavailable');
  }

  async sources(): Promise<NewsSource[]> {
    await this.refresh.ensureSources();
    return (await this.news.sources()).map(sourceOf);
  }

  async create({ url, name }: NewsSourceCreation): Promise<NewsSource> {
    const present = await this.news.sources();
    if (present.length >= MOST_SOURCES) {
      throw new DomainFailure(
        'conflict',
        'TOO_MANY_NEWS_SOURCES',
        `You can have at most ${MOST_SOURCES} news sources. Remove one first.`,
      );
    }
    const { href, hostname } = new URL(url);
    const id = await this.db.write(async (tx) => {
      const row = { id: this.ids.next(), name: name ?? hostname, url: href, created_at: this.clock.now() };
      const added = await this.news.add(tx, row);
      if (added === null)
        throw new DomainFailure('conflict', 'NEWS_SOURCE_EXISTS', 'This source is already in the list.');
      return added;
    });
    await this.#first.wait((signal) => this.refresh.run(signal));
    return this.#source(id);
  }

  async update(id: string, { name, isOn }: NewsSourceUpdate): Promise<NewsSource> {
    await this.db.write(async (tx) => {
      const found = await this.news.change(tx, id, {
        ...(name !== undefined && { name }),
        ...(isOn !== undefined && { is_on: isOn ? 1 : 0 }),
      });
      if (!found) throw sourceNotFound();
    });
    return this.#source(id);
  }

  /** @returns the source before its removal. */
  async remove(id: string): Promise<NewsSource> {
    const source = await this.#source(id);
    await this.db.write(async (tx) => {
      if (!(await this.news.change(tx, id, { is_removed: 1 }))) throw sourceNotFound();
      await this.news.forgetItems(tx, id);
    });
    return source;
  }

  async #source(id: string): Promise<NewsSource> {
    const row = (await this.news.sources()).find((one) => one.id === id);
    if (row === undefined) throw sourceNotFound();
    return sourceOf(row);
  }

  async #items(): Promise<NewsItem[]> {
    return (await this.news.ticker(SHOWN)).map((row) => ({
      title: row.title,
      url: row.url,
      publishedAt: new Date(row.published_at).toISOString(),
      source: { name: row.name },
      fetchedAt: row.fetched_at === null ? null : new Date(row.fetched_at).toISOString(),
      isSample: row.is_sample === 1,
    }));
  }
}

const sourceOf = (row: SourceRow): NewsSource => ({
  id: row.id,
  name: row.name,
  url: row.url,
  isOn: row.is_on === 1,
  isSample: row.is_sample === 1,
  fetchedAt: row.fetched_at === null ? null : new Date(row.fetched_at).toISOString(),
  failure: row.failure,
});
