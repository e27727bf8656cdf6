import type { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { membersOf } from './connection.row.js';

type Reader = Pick<WorkspaceDatabase['read'], 'selectFrom'>;

/** Whether any account has members of its own. */
export async function hasRestrictedAccounts(db: Reader): Promise<boolean> {
  const row = await restricted(db).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Those of the accounts that have members, and not this one. */
export async function accountsWithout(db: Reader, memberId: string, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await restricted(db)
    .where('id', 'in', [...new Set(accountIds)])
    .execute();
  return rows.filter((row) => !membersOf(row).includes(memberId)).map(({ id }) => id);
}

const restricted = (db: Reader) =>
  db.selectFrom('channel_connection').select(['id', 'members']).where('members', '<>', '[]');
