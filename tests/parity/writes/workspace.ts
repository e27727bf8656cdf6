import type { Writes } from './call.ts';

const settings = '/api/workspace/settings';

export const workspaceWrites: Writes = {
  refusals: () => [
    { title: 'a nameless workspace', method: 'PATCH', path: '/api/workspace', body: { name: '' } },
    { title: 'own addresses that are none', method: 'PATCH', path: '/api/workspace', body: { ownAddresses: ['x'] } },
    { title: 'settings of nowhere', method: 'PUT', path: settings, body: { currency: 'XYZ', timeZone: 'Moon' } },
    { title: 'half of the settings', method: 'PUT', path: settings, body: { currency: 'EUR' } },
    { title: 'other settings', method: 'PUT', path: settings, body: { currency: 'EUR', timeZone: 'UTC', mood: 1 } },
  ],
  changes: () => [
    {
      title: 'another currency and time zone',
      method: 'PUT',
      path: settings,
      body: { currency: 'SEK', timeZone: 'Europe/Stockholm' },
    },
    {
      title: 'renaming the workspace',
      method: 'PATCH',
      path: '/api/workspace',
      body: { name: ' Fernhill ', ownAddresses: ['Mara@fernhill.example'] },
    },
  ],
};
