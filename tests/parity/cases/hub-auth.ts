import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import { type ParityCases, pages } from './pages.ts';

const AUTH = '/api/connection/auth';

export function hubAuthCases(world: World): ParityCases {
  return {
    getConnectionAuth: [{ path: AUTH, reply: () => replies.getConnectionAuth(world) }],
    listTokens: pages(`${AUTH}/tokens`, 3, (query) => replies.listTokens(world, query)),
    listAudit: pages(`${AUTH}/audit`, 7, (query) => replies.listAudit(world, query)),
    getProtected: [{ path: `${AUTH}/protected`, reply: replies.getProtected }],
  };
}
