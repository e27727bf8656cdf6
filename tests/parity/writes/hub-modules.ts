import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

const LIST = '/api/connection/modules';

export const hubModuleWrites: Writes = {
  refusals: (world) => {
    const [one, another] = world.hub.modules;
    const path = `${LIST}/${one?.id}`;
    const base_url = 'https://a.example';
    return [
      {
        title: 'a module without a name, at no address',
        method: 'POST',
        path: LIST,
        body: { name: ' ', base_url: 'nowhere', mcp_endpoint: 'ftp://a.example', public_key_b64: 'AAAA' },
      },
      { title: 'a module that says nothing', method: 'POST', path: LIST, body: {} },
      {
        title: "another module's name",
        method: 'POST',
        path: LIST,
        body: { name: another?.name.toUpperCase(), base_url },
      },
      { title: 'no change of a module', method: 'PATCH', path, body: {} },
      { title: 'no such module', method: 'DELETE', path: `${LIST}/${NOBODY}` },
      {
        title: 'the document of a module that has none',
        method: 'POST',
        path: `${LIST}/${world.hub.modules.find(({ openapiUrl }) => openapiUrl === null)?.id}/openapi`,
      },
    ];
  },
  changes: (world) => {
    const [one, another] = world.hub.modules;
    const path = `${LIST}/${one?.id}`;
    return [
      { title: 'another endpoint', method: 'PATCH', path, body: { mcp_endpoint: '', allow_private_network: true } },
      { title: 'its tools, which are forgotten', method: 'GET', path: `${path}/tools` },
      { title: 'one module less', method: 'DELETE', path: `${LIST}/${another?.id}` },
      { title: 'the modules after that', method: 'GET', path: LIST },
      { title: 'the subscriptions after that', method: 'GET', path: '/api/connection/subscriptions' },
    ];
  },
};
