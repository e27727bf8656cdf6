import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

const LIST = '/api/connection/modules';

export function hubModuleCases(world: World): ParityCases {
  const ofEach = (path: string, reply: (world: World, id: string) => object) =>
    world.hub.modules.map(({ id }) => ({ path: `${LIST}/${id}${path}`, reply: () => reply(world, id) }));
  return {
    listModules: [{ path: LIST, reply: () => replies.listModules(world) }],
    getModule: ofEach('', replies.getModule),
    listModuleChecks: [
      ...ofEach('/checks', replies.listModuleChecks),
      ...ofEach('/checks?limit=3', (_, id) => replies.listModuleChecks(world, id, 3)),
    ],
    getModuleApi: ofEach('/openapi', replies.getModuleApi),
    getModuleTools: ofEach('/tools', replies.getModuleTools),
  };
}
