import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const messageWrites: Writes = {
  refusals: (world) => {
    const message = `/api/messages/${world.messages[0]?.id}`;
    return [
      { title: 'a page of nothing', method: 'GET', path: '/api/messages?limit=0' },
      { title: 'two wrong parameters', method: 'GET', path: '/api/messages?limit=501&status=archived' },
      {
        title: 'a list of a time, a direction and a tone that there are not',
        method: 'GET',
        path: '/api/messages?from=yesterday&to=2026-11-20&direction=up&sentiment=angry',
      },
      { title: 'an overview of two weeks', method: 'GET', path: '/api/analytics/overview?range=2w' },
      {
        title: 'an overview of a range in the path that there is not',
        method: 'GET',
        path: '/api/analytics/overview/2w',
      },
      { title: 'a list of an unknown channel', method: 'GET', path: '/api/messages?channel=fax' },
      { title: 'a search for nothing', method: 'GET', path: '/api/messages?q=' },
      { title: 'a search that is too long', method: 'GET', path: `/api/messages?q=${'x'.repeat(201)}` },
      { title: 'a search for NUL', method: 'GET', path: '/api/messages?q=a%00b' },
      {
        title: 'filters that are all wrong',
        method: 'GET',
        path: '/api/messages?priority=urgent&projectId=sales&assigneeId=me&urgent=1&unread=yes&snoozed=',
      },
      { title: 'an unknown channel', method: 'GET', path: '/api/messages/channel/fax' },
      { title: 'a message by something that is no id', method: 'GET', path: '/api/messages/abc' },
      { title: 'a change of nobody', method: 'PATCH', path: `/api/messages/${NOBODY}`, body: { isRead: true } },
      { title: 'an unknown column', method: 'PATCH', path: message, body: { status: 'archived' } },
      { title: 'two wrong values', method: 'PATCH', path: message, body: { isRead: 'yes', isUrgent: 2 } },
      { title: 'no change at all', method: 'PATCH', path: message, body: {} },
      { title: 'a list for an object', method: 'PATCH', path: message, body: [] },
    ];
  },
  changes: (world) => {
    const [card, other] = world.messages.filter(({ status }) => status === 'inbox');
    return [
      { title: 'moving a card', method: 'PATCH', path: `/api/messages/${card?.id}`, body: { status: 'in_progress' } },
      { title: 'reading it', method: 'PATCH', path: `/api/messages/${card?.id}`, body: { isRead: true } },
      { title: 'marking another urgent', method: 'PATCH', path: `/api/messages/${other?.id}`, body: { isUrgent: 1 } },
      { title: 'the counters after that', method: 'GET', path: '/api/analytics/stats' },
      { title: 'the column after that', method: 'GET', path: '/api/messages?status=in_progress' },
    ];
  },
};
