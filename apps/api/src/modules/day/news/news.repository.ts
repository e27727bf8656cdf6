import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { FeedItem } from './feed/parse-feed.js';

export type SourceRow = Awaited<ReturnType<NewsRepository['sources']>>[number];

export interface Reading {
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly items: readonly FeedItem[];
}

@Injectable()
export class NewsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Newest headlines of enabled sources. */
  ticker(limit: number) {
    return this.db.read
      .selectFrom('news_item')
      .innerJoin('news_source', 'news_source.id', 'news_item.news_source_id')
      .select(['news_item.title', 'news_item.url', 'news_item.published_at'])
      .select(['news_source.name', 'news_source.fetched_at', 'news_source.is_sample'])
      .where('news_source.is_on', '=', 1)
      .where('news_source.is_removed', '=', 0)
      .orderBy('news_item.published_at', 'desc')
      .orderBy('news_item.id', 'desc')
      .limit(limit)
      .execute();
  }

  sources() {
    return this.db.read
      .selectFrom('news_source')
      .selectAll()
      .where('is_removed', '=', 0)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  }

  async hasAny(): Promise<boolean> {
    return (await this.db.read.selectFrom('news_source').select('id').limit(1).executeTakeFirst()) !== undefined;
  }

  async isDemo(): Promise<boolean> {
    const { is_demo } = await this.db.read.selectFrom('workspace').select('is_demo').executeTakeFirstOrThrow();
    return is_demo === 1;
  }

  /** Adds a source, or restores a removed one. @returns its id, or `null` if it already exists. */
  async add(tx: WorkspaceTransaction, source: { id: string; name: string; url: string; created_at: number }) {
    const row = await tx
      .insertInto('news_source')
      .values(source)
      .onConflict((conflict) =>
        conflict
          .column('url')
          .doUpdateSet({ is_removed: 0, is_on: 1, name: source.name })
          .where('news_source.is_removed', '=', 1),
      )
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  }

  /** @returns `false` if there is no such source. */
  async change(
    tx: WorkspaceTransaction,
    id: string,
    change: { name?: string; is_on?: 0 | 1; is_removed?: 1 },
  ): Promise<boolean> {
    const result = await tx
      .updateTable('news_source')
      .set(change)
      .where('id', '=', id)
      .where('is_removed', '=', 0)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }

  forgetItems(tx: WorkspaceTransaction, sourceId: string) {
    return tx.deleteFrom('news_item').where('news_source_id', '=', sourceId).execute();
  }

  failed(tx: WorkspaceTransaction, sourceId: string, failure: string, now: number) {
    return tx.updateTable('news_source').set({ tried_at: now, failure }).where('id', '=', sourceId).execute();
  }

  /** Stores a reading. `null` means that nothing was new. */
  async keep(tx: WorkspaceTransaction, sourceId: string, reading: Reading | null, now: number, nextId: () => string) {
    const read = { tried_at: now, fetched_at: now, failure: null };
    if (reading === null) {
      await tx.updateTable('news_source').set(read).where('id', '=', sourceId).execute();
      return;
    }
    const { etag, lastModified, items } = reading;
    await tx
      .updateTable('news_source')
      .set({ ...read, etag, last_modified: lastModified })
      .where('id', '=', sourceId)
      .execute();
    const unique = new Map(items.map((item) => [item.guid, item]));
    for (const { guid, title, url, publishedAt } of unique.values()) {
      const values = { title, url, published_at: publishedAt };
      await tx
        .insertInto('news_item')
        .values({ id: nextId(), news_source_id: sourceId, guid, ...values })
        .onConflict((conflict) => conflict.columns(['news_source_id', 'guid']).doUpdateSet(values))
        .execute();
    }
  }

  forgetOlderThan(tx: WorkspaceTransaction, instant: number) {
    return tx.deleteFrom('news_item').where('published_at', '<', instant).execute();
  }
}
