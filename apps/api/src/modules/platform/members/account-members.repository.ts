import { z } from 'zod';
import type { WorkspaceDatabase } from '../../../database/workspace-database.js';

type Reader = Pick<WorkspaceDatabase['read'], 'selectFrom'>;

export interface RestrictedAccount {
  readonly id: string;
  readonly memberIds: readonly string[];
}

const MembersSchema = z.array(z.string());

/** The members of an account; empty for everyone. */
export const membersOf = ({ members }: { readonly members: string }): string[] =>
  MembersSchema.parse(JSON.parse(members));

/** Whether any account has members of its own. */
export async function hasRestrictedAccounts(db: Reader): Promise<boolean> {
  const row = await restricted(db).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Those of the accounts that have members. */
export async function restrictedAmong(db: Reader, accountIds: readonly string[]): Promise<RestrictedAccount[]> {
  if (accountIds.length === 0) return [];
  const rows = await restricted(db)
    .where('id', 'in', [...new Set(accountIds)])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, memberIds: membersOf(row) }));
}

const restricted = (db: Reader) =>
  db.selectFrom('channel_connection').select(['id', 'members']).where('members', '<>', '[]');
