import type { World } from '@concordia/fixtures';
import { projectKey } from '../inbox/projects/projects.service.js';
import type { WorldRows } from './world-rows.js';

export function triageRowsOf(
  world: World,
): Pick<WorldRows, 'member' | 'project' | 'conversation_project' | 'saved_view'> {
  return {
    member: world.members.map(({ id, name, email, isOwner, createdAt }) => ({
      id,
      name,
      email,
      is_owner: isOwner ? 1 : 0,
      created_at: createdAt,
    })),
    project: world.projects.map(({ id, name, createdAt }, position) => ({
      id,
      name,
      name_key: projectKey(name),
      position,
      created_at: createdAt,
    })),
    conversation_project: world.projects.flatMap(({ id, conversationIds }) =>
      conversationIds.map((conversationId) => ({ conversation_id: conversationId, project_id: id })),
    ),
    saved_view: world.views.map(({ id, name, query, createdAt }, position) => ({
      id,
      name,
      query: JSON.stringify(query),
      position,
      created_at: createdAt,
    })),
  };
}
