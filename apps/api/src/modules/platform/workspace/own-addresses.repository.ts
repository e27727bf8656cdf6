import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

/** The addresses as they are stored, in JSON. */
export const addressList = (json: string): string[] => z.array(z.string()).parse(JSON.parse(json));

/** The addresses under which the owner of the workspace writes and receives. */
export async function findOwnAddresses(tx: WorkspaceTransaction): Promise<string[]> {
  const row = await tx.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
  return addressList(row.own_addresses);
}

export async function putOwnAddresses(tx: WorkspaceTransaction, addresses: readonly string[]): Promise<void> {
  await tx
    .updateTable('workspace')
    .set({ own_addresses: JSON.stringify(addresses) })
    .execute();
}
