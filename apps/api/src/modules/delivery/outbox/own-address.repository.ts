import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';

const AddressesSchema = z.array(z.string());

/** The address that our mail comes from: the first of the workspace's own, `null` when it has none yet. */
export async function ownAddressOf(tx: WorkspaceTransaction): Promise<string | null> {
  const { own_addresses } = await tx.selectFrom('workspace').select('own_addresses').executeTakeFirstOrThrow();
  return AddressesSchema.parse(JSON.parse(own_addresses))[0] ?? null;
}
