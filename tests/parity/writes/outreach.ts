import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const path = '/api/outreach/multi-channel';

/** What is queued has ids of its own on each side: the API's tests look at it. */
export const outreachWrites: Writes = {
  refusals: (world) => {
    const contactId = world.contacts[0]?.id;
    const call = (title: string, body: object) => ({ title, method: 'POST' as const, path, body });
    return [
      call('outreach to nobody', { contactId: NOBODY, message: 'Hello', channels: ['email'] }),
      call('outreach without words', { contactId, message: '  ', channels: ['email'] }),
      call('outreach on no channel', { contactId, message: 'Hello', channels: [] }),
      call('outreach twice on a channel', { contactId, message: 'Hello', channels: ['sms', 'sms'] }),
      call('outreach on an unknown channel', { contactId, message: 'Hello', channels: ['fax'] }),
      call('outreach of wrong types', { contactId: 7, message: {}, channels: 'sms' }),
    ];
  },
  changes: () => [],
};
