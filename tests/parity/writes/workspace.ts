import type { Writes } from './call.ts';

export const workspaceWrites: Writes = {
  refusals: () => [
    { title: 'a nameless workspace', method: 'PATCH', path: '/api/workspace', body: { name: '' } },
    { title: 'own addresses that are none', method: 'PATCH', path: '/api/workspace', body: { ownAddresses: ['x'] } },
  ],
  changes: () => [
    {
      title: 'renaming the workspace',
      method: 'PATCH',
      path: '/api/workspace',
      body: { name: ' Fernhill ', ownAddresses: ['Mara@fernhill.example'] },
    },
  ],
};
