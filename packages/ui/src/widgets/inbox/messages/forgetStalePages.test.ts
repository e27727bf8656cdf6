import { PAGES_KEY } from '@concordia/api-client';
import { expect, it } from 'vitest';
import { forgetHiddenLists, forgetStalePages } from './forgetStalePages';

it('drops the pages of this list that are out of use, and nothing else', () => {
  const page = (url: string) => [url, { _k: [PAGES_KEY, url] }] as const;
  const cache = new Map<string, object>([
    page('/api/messages?status=inbox&limit=2'),
    page('/api/messages?status=inbox&limit=2&cursor=old'),
    page('/api/messages?status=waiting&limit=2&cursor=old'),
    ['/api/analytics/stats', { _k: ['/api/analytics/stats'] }],
    ['$inf$list', {}],
  ]);
  forgetStalePages(cache, '/api/messages?status=inbox&limit=2', [[]]);
  expect([...cache.keys()]).toEqual([
    '/api/messages?status=inbox&limit=2',
    '/api/messages?status=waiting&limit=2&cursor=old',
    '/api/analytics/stats',
    '$inf$list',
  ]);
});

it('drops the lists that nobody looks at, the whole and its pages, and leaves those on the screen', () => {
  const [inbox, channel] = ['/api/messages?status=inbox&limit=2', '/api/messages/channel/email?limit=2'];
  const cache = new Map<string, object>([
    ['inbox', { _k: [PAGES_KEY, inbox] }],
    ['inbox 2', { _k: [PAGES_KEY, `${inbox}&cursor=x`] }],
    ['$inf$inbox', { data: [] }],
    ['email', { _k: [PAGES_KEY, channel] }],
    ['$inf$email', { data: [] }],
    ['contacts', { _k: [PAGES_KEY, '/api/contacts?limit=2'] }],
  ]);
  forgetHiddenLists(cache, [channel], []);
  expect([...cache.keys()]).toEqual(['email', '$inf$email', 'contacts']);
});

it('drops the messages of changed conversations, unless they are open, and keeps those read ahead', () => {
  const messagesOf = (id: string) => `/api/conversations/${id}/messages?limit=20`;
  const cache = new Map<string, object>(
    ['open', 'closed', 'ahead'].flatMap((id) => [
      [id, { _k: [PAGES_KEY, messagesOf(id)] }],
      [`$inf$${id}`, { data: [] }],
    ]),
  );
  forgetHiddenLists(cache, [messagesOf('open')], [{ conversationId: 'open' }, { conversationId: 'closed' }]);
  expect([...cache.keys()]).toEqual(['open', '$inf$open', 'ahead', '$inf$ahead']);
});
