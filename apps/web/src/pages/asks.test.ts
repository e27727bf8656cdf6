import { expect, test } from 'vitest';
import { asksOf } from './asks';
import type { Appearance } from './opening';

const wide: Appearance = { hasRoom: true, theme: 'light' };
const narrow: Appearance = { ...wide, hasRoom: false };

const lists = (...address: Parameters<typeof asksOf>) =>
  asksOf(...address).filter((url) => /^\/api\/(?:conversations|contacts)\b/.test(url));

test('a board asks at once for its columns except the collapsed one, unless the address or the window leads to other lists', () => {
  expect(lists('/', '', wide)).toHaveLength(3);
  expect(lists('/', '?message=1', wide)).toHaveLength(3);
  expect(lists('/', '?conversation=1', wide)).toHaveLength(3);
  expect(lists('/', '?q=price', wide)).toEqual([]);
  expect(lists('/', '?layout=board', wide)).toHaveLength(3);
  expect(lists('/', '?layout=table', wide)).toEqual([]);
  expect(lists('/', '', narrow)).toEqual([]);
});

test('the strip above the board asks for news and markets with the board, where there is room for it', () => {
  const strip = (...address: Parameters<typeof asksOf>) =>
    asksOf(...address).filter((url) => /^\/api\/(?:news|market)\b/.test(url));
  expect(strip('/', '', wide)).toEqual(['/api/news/ticker', '/api/market/overview']);
  expect(strip('/', '?q=price', wide)).toHaveLength(2);
  expect(strip('/', '', narrow)).toEqual([]);
});

test('contacts are asked for unless somebody searches; an unknown address asks for what every page shows', () => {
  expect(lists('/contacts', '?contact=1', wide)).toHaveLength(1);
  expect(lists('/contacts', '?q=mara', wide)).toEqual([]);
  expect(asksOf('/nowhere', '', wide)).toEqual(asksOf('/analytics', '?tab=marketing', wide));
});

test('the graph is asked for with what its view begins with', () => {
  const ofGraph = (search: string) =>
    asksOf('/intelligence', search, wide).filter((url) => /graph|ingest|patterns/.test(url));
  const above = ['/api/graph/relationships', '/api/graph/stats'];
  expect(ofGraph('')).toEqual([...above, '/api/ingest/files?limit=10', '/api/ingest/pipeline']);
  expect(ofGraph('?tab=patterns')).toEqual([...above, '/api/patterns']);
  expect(ofGraph('?tab=search')).toEqual(above);
});

test('the overview is asked for over the days that the address names', () => {
  const ofOverview = (search: string) => asksOf('/analytics', search, wide).filter((url) => url.includes('overview'));
  expect(ofOverview('?tab=analytics')).toEqual(['/api/analytics/overview?range=7d']);
  expect(ofOverview('?tab=analytics&range=90d')).toEqual(['/api/analytics/overview?range=90d']);
  expect(ofOverview('?tab=analytics&range=1y')).toEqual([]);
  expect(ofOverview('')).toEqual([]);
});

test('the brief is asked for with its pictures in the theme of the page', () => {
  expect(asksOf('/analytics', '', wide)).toContain('/api/analytics/brief/morning?theme=light');
  expect(asksOf('/analytics', '', { ...wide, theme: 'dark' })).toContain('/api/analytics/brief/morning?theme=dark');
});

test('the connection hub asks for its figures, and for what its view begins with', () => {
  const ofHub = (search: string) =>
    asksOf('/connection', search, wide).filter((url) => url.startsWith('/api/connection'));
  const summary = '/api/connection/summary';
  expect(ofHub('')).toEqual([summary, '/api/connection/modules']);
  expect(ofHub('?tab=events')).toEqual([summary, '/api/connection/events?limit=50']);
  expect(ofHub('?tab=events&status=failed')).toEqual([summary]);
  expect(ofHub('?tab=webhooks')).toEqual([summary, '/api/connection/subscriptions']);
});
