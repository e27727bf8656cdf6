import { searchWords } from '@concordia/domain';
import { beginsWith } from '@concordia/domain/message-query';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';

/** The ids of accounts whose names, addresses or names at the provider begin with these words, as `searchWords` gives them. */
export async function accountsNamed(
  db: Pick<WorkspaceDatabase['read'], 'selectFrom'>,
  words: readonly string[],
): Promise<string[]> {
  const accounts = await db.selectFrom('channel_connection').select(['id', 'name', 'identity', 'account']).execute();
  const isNamed = (name: string | null) => name !== null && beginsWith(searchWords(name), words);
  return accounts.filter(({ name, identity, account }) => [name, identity, account].some(isNamed)).map(({ id }) => id);
}

/** What each account is called: its given name, or else its address. By id. */
export async function accountNames(
  db: Pick<WorkspaceDatabase['read'], 'selectFrom'>,
): Promise<ReadonlyMap<string, string>> {
  const accounts = await db
    .selectFrom('channel_connection')
    .select(['id', 'channel', 'name', 'identity', 'account'])
    .execute();
  return new Map(
    accounts.map(({ id, channel, name, identity, account }) => [id, name || identity || account || channel]),
  );
}
