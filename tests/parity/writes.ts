import type { World } from '@concordia/fixtures';

/** A call that is no plain GET of something that exists. */
export interface Call {
  readonly title: string;
  readonly method: 'GET' | 'PATCH' | 'POST';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** Calls that both refuse, in the same words. */
export function refusals(world: World): Call[] {
  const message = `/api/messages/${world.messages[0]?.id}`;
  const run = `/api/imports/${world.imports[0]?.id}`;
  return [
    { title: 'a page of nothing', method: 'GET', path: '/api/messages?limit=0' },
    { title: 'two wrong parameters', method: 'GET', path: '/api/messages?limit=501&status=archived' },
    { title: 'a list of an unknown channel', method: 'GET', path: '/api/messages?channel=fax' },
    { title: 'an unknown channel', method: 'GET', path: '/api/messages/channel/fax' },
    { title: 'a message by something that is no id', method: 'GET', path: '/api/messages/abc' },
    { title: 'a cursor that no list gave', method: 'GET', path: '/api/contacts?cursor=nonsense' },
    { title: 'a change of nobody', method: 'PATCH', path: `/api/messages/${NOBODY}`, body: { isRead: true } },
    { title: 'an unknown column', method: 'PATCH', path: message, body: { status: 'archived' } },
    { title: 'two wrong values', method: 'PATCH', path: message, body: { isRead: 'yes', isUrgent: 2 } },
    { title: 'no change at all', method: 'PATCH', path: message, body: {} },
    { title: 'a list for an object', method: 'PATCH', path: message, body: [] },
    { title: 'a nameless workspace', method: 'PATCH', path: '/api/workspace', body: { name: '' } },
    { title: 'own addresses that are none', method: 'PATCH', path: '/api/workspace', body: { ownAddresses: ['x'] } },
    { title: 'stopping what is done', method: 'POST', path: `${run}/cancel` },
    { title: 'resuming what is done', method: 'POST', path: `${run}/resume` },
  ];
}

/** Calls that change something; they are made in this order. */
export function changes(world: World): Call[] {
  const [card, other] = world.messages.filter(({ status }) => status === 'inbox');
  return [
    { title: 'moving a card', method: 'PATCH', path: `/api/messages/${card?.id}`, body: { status: 'in_progress' } },
    { title: 'reading it', method: 'PATCH', path: `/api/messages/${card?.id}`, body: { isRead: true } },
    { title: 'marking another urgent', method: 'PATCH', path: `/api/messages/${other?.id}`, body: { isUrgent: 1 } },
    { title: 'the counters after that', method: 'GET', path: '/api/analytics/stats' },
    { title: 'the column after that', method: 'GET', path: '/api/messages?status=in_progress' },
    {
      title: 'renaming the workspace',
      method: 'PATCH',
      path: '/api/workspace',
      body: { name: ' Fernhill ', ownAddresses: ['Mara@fernhill.example'] },
    },
  ];
}
