import { INDICES, PAIRS, YIELDS } from '@concordia/domain';
import { marketOf, quotesDay, type World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface FeedRows {
  readonly news_source: Insertable<ScopedTables['news_source']>[];
  readonly news_item: Insertable<ScopedTables['news_item']>[];
  readonly market_quote: Insertable<ScopedTables['market_quote']>[];
}

/** The state after the first fetch of the sample feeds, so that the demo starts with news and quotes. */
export function feedRows(world: World): FeedRows {
  return {
    news_source: world.news.map(({ id, name, file, isOn, failure = null }, index) => ({
      id,
      name,
      url: URL.canParse(file) ? file : `sample:/news/${file}`,
      is_on: isOn ? 1 : 0,
      is_sample: URL.canParse(file) ? 0 : 1,
      fetched_at: failure === null ? world.now : null,
      tried_at: world.now,
      failure,
      // The list is sorted by this, and later additions come last.
      created_at: world.now - world.news.length + index,
    })),
    news_item: world.news.flatMap((source) =>
      source.items.map(({ id, guid, title, url, publishedAt }) => ({
        id,
        news_source_id: source.id,
        guid,
        title,
        url,
        published_at: publishedAt,
      })),
    ),
    market_quote: marketOf(world).map(({ label, value, change, type }, position) => ({
      ...instrument(label),
      position,
      label,
      value,
      change,
      type,
      as_of: quotesDay(world.now),
      fetched_at: world.now,
      is_sample: 1,
    })),
  };
}

function instrument(label: string): { symbol: string; provider: string } {
  const of = (list: readonly { code: string; label: string }[]) => list.find((one) => one.label === label)?.code;
  const index = of(INDICES);
  if (index !== undefined) return { symbol: index, provider: 'stooq' };
  const bond = of(YIELDS);
  if (bond !== undefined) return { symbol: bond, provider: 'treasury' };
  if (PAIRS.some((pair) => pair.label === label)) return { symbol: label, provider: 'ecb' };
  throw new Error(`The world has a quote of ${label}, which no source has.`);
}
