import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

export const outboxWrites: Writes = {
  refusals: (world) => {
    const sms = world.conversations.find(({ channel, contactId }) => channel === 'sms' && contactId !== null);
    const replies = `/api/conversations/${sms?.id}/replies`;
    const delivered = world.outbox.find(({ state }) => state === 'sent');
    const reply = (title: string, body: object, path = replies) => ({ title, method: 'POST', path, body }) as const;
    const put = (title: string, body: object) =>
      ({ title, method: 'PUT', path: '/api/channels/sms/settings', body }) as const;
    const idempotencyKey = 'parity-key-1';
    return [
      reply('a reply to nobody', { content: 'A', idempotencyKey }, `/api/conversations/${NOBODY}/replies`),
      reply('a reply without a key', { content: 'A' }),
      reply('a reply with a bad key', { content: 'A', idempotencyKey: 'short' }),
      reply('a reply that says nothing', { content: ' ', idempotencyKey }),
      reply('a reply with a file that is not here', { content: 'A', attachmentIds: [NOBODY], idempotencyKey }),
      { title: 'taking away a file that is not here', method: 'DELETE', path: `/api/attachments/${NOBODY}` },
      reply('a reply that is too long', { content: 'x'.repeat(1_700), idempotencyKey }),
      { title: 'taking back what is not there', method: 'POST', path: `/api/outbox/${NOBODY}/cancel` },
      { title: 'taking back what has left', method: 'POST', path: `/api/outbox/${delivered?.id}/cancel` },
      { title: 'sending what has left', method: 'POST', path: `/api/outbox/${delivered?.id}/send` },
      { title: 'sending again what got through', method: 'POST', path: `/api/messages/${delivered?.messageId}/retry` },
      { title: 'sending again what is not there', method: 'POST', path: `/api/messages/${NOBODY}/retry` },
      { title: 'trying a dead letter that is not there', method: 'POST', path: `/api/dead-letters/${NOBODY}/retry` },
      { title: 'putting away what is not there', method: 'DELETE', path: `/api/dead-letters/${NOBODY}` },
      { title: 'dead letters of no direction', method: 'GET', path: '/api/dead-letters?direction=up' },
      { title: 'an unknown mode', method: 'PATCH', path: '/api/channels/sms', body: { mode: 'alive' } },
      { title: 'a channel that nobody carries', method: 'PATCH', path: '/api/channels/sms', body: { mode: 'live' } },
      put('settings of another channel', { provider: 'telegram', settings: {} }),
      put('settings that do not hold', {
        provider: 'twilio',
        settings: { fromNumber: 'my phone', colour: 'red' },
        secrets: { accountSid: 'x' },
      }),
      put('settings of nobody', { provider: 'pigeon', settings: {} }),
      { title: 'no change of a channel', method: 'PATCH', path: '/api/channels/sms', body: {} },
      { title: 'a change of no channel', method: 'PATCH', path: '/api/channels/fax', body: { mode: 'simulated' } },
    ];
  },
  changes: (world) => [
    {
      title: 'putting a dead letter away',
      method: 'DELETE',
      path: `/api/dead-letters/${world.outbox.find(({ state }) => state === 'failed')?.id}`,
    },
    { title: 'the dead letters after that', method: 'GET', path: '/api/dead-letters' },
    {
      title: 'giving a channel quiet hours',
      method: 'PATCH',
      path: '/api/channels/linkedin',
      body: { quietHours: { from: '21:00', until: '08:00', timeZone: 'Europe/Lisbon' } },
    },
    { title: 'the channels after that', method: 'GET', path: '/api/channels' },
    {
      title: 'saying how to reach an account',
      method: 'PUT',
      path: '/api/channels/sms/settings',
      body: { provider: 'twilio', settings: { accountSid: 'AC1' }, secrets: { authToken: 'a-token-of-the-parity' } },
    },
    { title: 'the channels after that, too', method: 'GET', path: '/api/channels' },
    { title: 'taking back what X allowed', method: 'POST', path: '/oauth/twitter/disconnect' },
    { title: 'taking them away', method: 'PATCH', path: '/api/channels/linkedin', body: { quietHours: null } },
  ],
};
