import { defineEntity, p } from '@mikro-orm/core';
import { flag, fraction, id, instant, workspaceId } from './columns.js';

export const NewsSource = defineEntity({
  name: 'NewsSource',
  tableName: 'news_source',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    name: p.text(),
    url: p.text(),
    isOn: p.integer().$type<0 | 1>().default(1),
    /** Removed by a person. The row stays, so that a default source does not return. */
    isRemoved: flag(),
    /** Served by Concordia itself, for the demo. */
    isSample: flag(),
    etag: p.text().nullable(),
    lastModified: p.text().nullable(),
    /** Time of the last success, and of the last attempt. */
    fetchedAt: p.bigint('number').nullable(),
    triedAt: p.bigint('number').nullable(),
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
    guid: p.text(),
    title: p.text(),
    url: p.text(),
    publishedAt: instant(),
  },
  uniques: [{ name: 'news_item_guid', properties: ['workspaceId', 'newsSource', 'guid'] }],
  indexes: [{ name: 'news_item_newest', properties: ['workspaceId', 'publishedAt', 'id'] }],
});

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
    /** In basis points for yields, otherwise in percent. */
    change: fraction(),
    type: p.text().$type<'bp' | 'pct' | 'other'>(),
    /** The day or instant of the quote. */
    asOf: instant(),
    fetchedAt: instant(),
    isSample: flag(),
  },
});
