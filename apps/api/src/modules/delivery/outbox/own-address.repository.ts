import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

const AddressesSchema = z.array(z.string());

/** Our email's sender: the first of the workspace's own addresses; `null` if there is none yet. */
export async function ownAddressOf(tx: WorkspaceTransaction): Promise<string | null> {
  const { own_addresses } = await tx.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
  return AddressesSchema.parse(JSON.parse(own_addresses))[0] ?? null;
}
