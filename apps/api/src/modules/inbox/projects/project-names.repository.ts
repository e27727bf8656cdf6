import { searchWords } from '@concordia/domain';
import { beginsWith } from '@concordia/domain/message-query';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** The ids of projects whose names begin with these words, as `searchWords` gives them. */
export async function projectsNamed(
  db: Pick<WorkspaceDatabase['read'], 'selectFrom'>,
  words: readonly string[],
): Promise<string[]> {
  const projects = await db.selectFrom('project').select(['id', 'name']).execute();
  return projects.filter(({ name }) => beginsWith(searchWords(name), words)).map(({ id }) => id);
}
