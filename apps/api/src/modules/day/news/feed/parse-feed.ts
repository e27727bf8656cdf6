import { DomUtils, parseDocument } from 'htmlparser2';
import { z } from 'zod';

export interface FeedItem {
  /** Falls back to the URL if the feed gives no id. */
  readonly guid: string;
  readonly title: string;
  /** Always http or https. */
  readonly url: string;
  /** ms since the epoch. */
  readonly publishedAt: number;
}

export interface Feed {
  readonly title: string | null;
  /** In feed order. Items without a title, URL or date are left out. */
  readonly items: readonly FeedItem[];
}

/** Maximum items per reading. Some feeds carry their whole history. */
const MOST_ITEMS = 60;
const LONGEST_TITLE = 300;
const LONGEST_URL = 2_000;

/**
 * Reads a feed: RSS 0.9 to 2.0, Atom (RFC 4287) or JSON Feed 1.
 *
 * @param baseUrl resolves relative URLs.
 * @returns `null` if it is none of these.
 */
export function parseFeed(text: string, baseUrl: string): Feed | null {
  const beginning = text.trimStart();
  return beginning.startsWith('{') ? parseJsonFeed(beginning, baseUrl) : parseXmlFeed(beginning, baseUrl);
}

function parseXmlFeed(text: string, baseUrl: string): Feed | null {
  const feed = DomUtils.getFeed(parseDocument(text, { xmlMode: true, decodeEntities: true }).children);
  if (feed === null) return null;
  return {
    title: line(feed.title),
    items: feed.items
      .slice(0, MOST_ITEMS)
      .flatMap(({ id, title, link, pubDate }) =>
        itemOf({ guid: id, title, url: link, at: pubDate?.getTime() }, baseUrl),
      ),
  };
}

const JsonFeedSchema = z.object({
  version: z.string().startsWith('https://jsonfeed.org/version/1'),
  title: z.string().optional(),
  items: z.array(
    z.object({
      id: z.coerce.string().optional(),
      title: z.string().optional(),
      url: z.string().optional(),
      date_published: z.string().optional(),
    }),
  ),
});

function parseJsonFeed(text: string, baseUrl: string): Feed | null {
  const feed = JsonFeedSchema.safeParse(jsonOf(text));
  if (!feed.success) return null;
  return {
    title: line(feed.data.title),
    items: feed.data.items
      .slice(0, MOST_ITEMS)
      .flatMap(({ id, title, url, date_published }) =>
        itemOf({ guid: id, title, url, at: Date.parse(date_published ?? '') }, baseUrl),
      ),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Raw {
  readonly guid?: string | undefined;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly at?: number | undefined;
}

function itemOf({ guid, title, url, at }: Raw, baseUrl: string): FeedItem[] {
  const headline = line(title);
  const address = addressOf(url, baseUrl);
  if (headline === null || address === null || at === undefined || !Number.isFinite(at)) return [];
  return [{ guid: (guid || address).slice(0, LONGEST_URL), title: headline, url: address, publishedAt: at }];
}

/** One line of plain text. Feeds put markup into titles, and often escape it twice. */
function line(text: string | undefined): string | null {
  if (text === undefined) return null;
  const plain = DomUtils.textContent(parseDocument(text).children)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return plain === '' ? null : plain.slice(0, LONGEST_TITLE);
}

function addressOf(url: string | undefined, baseUrl: string): string | null {
  if (url === undefined || !URL.canParse(url, baseUrl)) return null;
  const { protocol, href } = new URL(url, baseUrl);
  return (protocol === 'https:' || protocol === 'http:') && href.length <= LONGEST_URL ? href : null;
}
