import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DAY } from '@concordia/domain';
import { type Rendered, renderCalendar, renderCloses, renderFeed, renderRates, renderYields } from './formats.js';
import type { SampleWorld } from './samples.js';

/** A fault for calls by path prefix: never respond, fail, or respond with garbage. */
type FeedFault = 'silent' | 'broken' | 'rubbish';

export interface FeedPeer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** The requested paths, in order. */
  readonly calls: readonly string[];
  readonly fault: (pathPrefix: string, what: FeedFault | null) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Simulated news, calendars and quotes, in the formats of their sources: feeds below `/news/`, calendars below `/calendars/`, and below `/market/` the U.S. Treasury, the European Central Bank
 * and Stooq, each at its original path.
 *
 * @param world read at each call, so its content may change.
 */
export async function startFeedPeer(world: () => SampleWorld): Promise<FeedPeer> {
  const calls: string[] = [];
  const faults = new Map<string, FeedFault>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    calls.push(url.pathname);
    const fault = [...faults].find(([prefix]) => url.pathname.startsWith(prefix))?.[1];
    if (fault === 'silent') return;
    if (fault === 'broken') return void response.writeHead(503).end('Down.');
    if (fault === 'rubbish') return void response.writeHead(200).end('<html>Sign in</html>');
    answer(request, response, request.method === 'GET' ? find(world(), url) : null);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The demo's peer does not keep an otherwise idle process alive.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    fault: (prefix, what) => (what === null ? faults.delete(prefix) : faults.set(prefix, what)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, found: Rendered | null): void {
  if (found === null) return void response.writeHead(404).end('Not found.');
  const etag = `"${createHash('sha256').update(found.body).digest('hex').slice(0, 16)}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.writeHead(200, { 'content-type': found.contentType, etag }).end(found.body);
}

function find(
  { feeds, quotes, quotesAt, calendars = [] }: SampleWorld,
  { pathname, searchParams }: URL,
): Rendered | null {
  const days = [quotesAt - DAY, quotesAt] as const;
  const of = (provider: string) => quotes.filter((quote) => quote.provider === provider);
  switch (pathname) {
    case '/market/treasury/resource-center/data-chart-center/interest-rates/pages/xml':
      return renderYields(of('treasury'), days);
    case '/market/ecb/stats/eurofxref/eurofxref-hist-90d.xml':
      return renderRates(of('ecb'), days);
    case '/market/stooq/q/d/l/': {
      const quote = of('stooq').find(({ code }) => code === searchParams.get('s'));
      return quote === undefined ? null : renderCloses(quote, days);
    }
    default: {
      const feed = feeds.find(({ file }) => pathname === `/news/${file}`);
      if (feed !== undefined) return renderFeed(feed);
      const calendar = calendars.find(({ file }) => pathname === `/calendars/${file}`);
      return calendar === undefined ? null : renderCalendar(calendar);
    }
  }
}
