import type { World } from '@concordia/fixtures';
import * as replies from '@concordia/fixtures/replies';
import type { ParityCases } from './pages.ts';

/** What messages are sorted with: projects, views, members. */
export const triageCases = (world: World): ParityCases => ({
  listProjects: [{ path: '/api/projects', reply: () => replies.listProjects(world) }],
  listViews: [{ path: '/api/views', reply: () => replies.listViews(world) }],
  listMembers: [{ path: '/api/members', reply: () => replies.listMembers(world) }],
});
