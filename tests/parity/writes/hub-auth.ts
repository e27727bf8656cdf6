import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const AUTH = '/api/connection/auth';

export const hubAuthWrites: Writes = {
  refusals: () => [
    { title: 'a key of another kind', method: 'POST', path: `${AUTH}/keys`, body: { algorithm: 'HS256' } },
    { title: 'no such key', method: 'DELETE', path: `${AUTH}/keys/unknown` },
    {
      title: 'a token for nobody, for everything',
      method: 'POST',
      path: `${AUTH}/token`,
      body: { module_name: ' ', scope: 'read  admin' },
    },
    {
      title: 'a token of a module that is not registered',
      method: 'POST',
      path: `${AUTH}/token`,
      body: { module_name: 'nobody', scope: 'read' },
    },
    { title: 'no such token', method: 'DELETE', path: `${AUTH}/tokens/${NOBODY}` },
  ],
  changes: (world) => {
    const { keys, tokens } = world.hub.auth;
    return [
      { title: 'a token that ends', method: 'DELETE', path: `${AUTH}/tokens/${tokens[0]?.id}` },
      { title: 'a key that ends', method: 'DELETE', path: `${AUTH}/keys/${keys[1]?.kid}` },
      { title: 'the keys after that', method: 'GET', path: AUTH },
    ];
  },
};
