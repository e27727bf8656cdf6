import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

export const addressList = (json: string): string[] => z.array(z.string()).parse(JSON.parse(json));

/** Addresses that the workspace's owner sends from and receives at. */
export async function findOwnAddresses(db: Pick<WorkspaceTransaction, 'selectFrom'>): Promise<string[]> {
  const row = await db.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
  return addressList(row.own_addresses);
}

export async function putOwnAddresses(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<void> {
  await tx
    .updateTable('workspace')
    .set({ own_addresses: JSON.stringify(addresses) })
    .execute();
}
