import { INDICES, PAIRS, YIELDS } from '@concordia/domain';
import { marketOf, quotesDay, type World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

interface FeedRows {
  readonly news_source: Insertable<ScopedTables['news_source']>[];
  readonly news_item: Insertable<ScopedTables['news_item']>[];
  readonly calendar_subscription: Insertable<ScopedTables['calendar_subscription']>[];
  readonly calendar_event: Insertable<ScopedTables['calendar_event']>[];
  readonly market_quote: Insertable<ScopedTables['market_quote']>[];
}

/** The state after the first fetch of the sample feeds, so that the demo starts with news, a calendar and quotes. */
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
    calendar_subscription: world.calendars.map(({ id, name, file, failure = null }, index) => ({
      id,
      name,
      host: 'sample',
      address: `sample:/calendars/${file}`,
      is_sample: 1,
      fetched_at: failure === null ? world.now : null,
      tried_at: world.now,
      read_at: failure === null ? world.now : null,
      failure,
      created_at: world.now - world.calendars.length + index,
    })),
    calendar_event: world.calendars.flatMap((calendar) =>
      calendar.events.map(({ id, title, location, startsAt, endsAt, isAllDay }) => ({
        id,
        calendar_subscription_id: calendar.id,
        title,
        location,
        starts_at: startsAt,
        ends_at: endsAt,
        is_all_day: isAllDay ? 1 : 0,
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
