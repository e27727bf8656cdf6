import { defineEntity, p } from '@mikro-orm/core';
import { flag, fraction, id, instant, workspaceId } from './columns.js';

/** Where news come from. */
export const NewsSource = defineEntity({
  name: 'NewsSource',
  tableName: 'news_source',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    url: p.text(),
    isOn: p.integer().$type<0 | 1>().default(1),
    /** Removed by a person: kept, so that a source of the default list does not come back. */
    isRemoved: flag(),
    /** Served by ourselves, for the demo. */
    isSample: flag(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    /** When it was last read with success, and when it was last tried. */
    fetchedAt: p.bigint('number').nullable(),
    triedAt: p.bigint('number').nullable(),
    /** Why the last try failed. */
    failure: p.text().nullable(),
    createdAt: instant(),
  },
  uniques: [{ name: 'news_source_url', properties: ['workspaceId', 'url'] }],
});

export const NewsItem = defineEntity({
  name: 'NewsItem',
  tableName: 'news_item',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    newsSource: () => p.manyToOne(NewsSource).ref().index(false).deleteRule('cascade'),
    /** What the source calls it. */
    guid: p.text(),
    title: p.text(),
    url: p.text(),
    publishedAt: instant(),
  },
  uniques: [{ name: 'news_item_guid', properties: ['workspaceId', 'newsSource', 'guid'] }],
  indexes: [{ name: 'news_item_newest', properties: ['workspaceId', 'publishedAt', 'id'] }],
});

/** The last known figure of an instrument. */
export const MarketQuote = defineEntity({
  name: 'MarketQuote',
  tableName: 'market_quote',
  properties: {
    workspaceId: p.uuid().primary(),
    symbol: p.text().primary(),
    provider: p.text(),
    position: p.integer(),
    label: p.text(),
    value: fraction(),
    /** In basis points for yields, in percent otherwise. */
    change: fraction(),
    type: p.text().$type<'bp' | 'pct' | 'other'>(),
    /** The day or instant that the figure is of. */
    asOf: instant(),
    fetchedAt: instant(),
    isSample: flag(),
  },
});
