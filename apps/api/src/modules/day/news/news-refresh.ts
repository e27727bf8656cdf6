import { DAY, MINUTE } from '@concordia/domain';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { SETTINGS, type Settings } from '../../../common/settings.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing, OutgoingFailure } from '../../../outgoing/outgoing.js';
import { SampleFeeds } from '../../../outgoing/sample-feeds.js';
import { DEFAULT_SOURCES } from './default-sources.js';
import { parseFeed } from './feed/parse-feed.js';
import { NewsRepository, type Reading, type SourceRow } from './news.repository.js';

/** Minimum time between two requests to a source, in ms. */
const REST = 10 * MINUTE;

/** Request timeout, in ms. */
const PATIENCE = 8_000;

const LARGEST_FEED = 2 * 1024 * 1024;

/** Headlines older than this are deleted, in ms. */
const KEPT = 30 * DAY;

/** Reads each news source independently: a slow or broken one does not affect the others. */
@Injectable()
export class NewsRefresh {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly news: NewsRepository,
    private readonly outgoing: Outgoing,
    private readonly samples: SampleFeeds,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Adds the default sources, except in a demo workspace or one that has ever had sources. */
  async ensureSources(): Promise<void> {
    if ((await this.news.hasAny()) || (await this.news.isDemo())) return;
    await this.db.write(async (tx) => {
      for (const source of DEFAULT_SOURCES) {
        await this.news.add(tx, { id: this.ids.next(), created_at: this.clock.now(), ...source });
      }
    });
  }

  /** Reads every source that is due. Settles when each has answered or failed. */
  async run(signal: AbortSignal): Promise<void> {
    if (this.settings.feeds === 'none') return;
    await this.ensureSources();
    const due = (await this.news.sources()).filter(
      ({ is_on, is_sample, tried_at }) =>
        is_on === 1 && (tried_at ?? 0) <= this.clock.now() - REST && (is_sample === 1 || this.settings.feeds === 'all'),
    );
    await Promise.all(due.map((source) => this.#refresh(source, signal)));
    if (due.length > 0) {
      await this.db.write((tx) => this.news.forgetOlderThan(tx, this.clock.now() - KEPT));
    }
  }

  async #refresh(source: SourceRow, signal: AbortSignal): Promise<void> {
    const read = await this.#read(source, signal);
    await this.db.write(async (tx) => {
      const now = this.clock.now();
      if (typeof read === 'string') await this.news.failed(tx, source.id, read, now);
      else await this.news.keep(tx, source.id, read, now, this.ids.next);
    });
  }

  /** @returns the reading, `null` if nothing is new, or the error message. */
  async #read(source: SourceRow, signal: AbortSignal): Promise<Reading | null | string> {
    try {
      const url = source.is_sample === 1 ? await this.samples.addressOf(source.url) : source.url;
      const { status, text, etag, lastModified } = await this.outgoing.read(url, {
        signal,
        maxBytes: LARGEST_FEED,
        timeoutMs: PATIENCE,
        headers: conditions(source),
        isTrusted: source.is_sample === 1,
      });
      if (status === 304) return null;
      const feed = parseFeed(text, url);
      return feed === null ? 'The address did not return a feed.' : { etag, lastModified, items: feed.items };
    } catch (error) {
      if (error instanceof OutgoingFailure) return error.message;
      throw error;
    }
  }
}

/** Conditional request headers, so that an unchanged source answers 304. */
function conditions({ etag, last_modified }: SourceRow): Record<string, string> {
  return {
    accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.1',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(last_modified !== null && { 'if-modified-since': last_modified }),
  };
}
