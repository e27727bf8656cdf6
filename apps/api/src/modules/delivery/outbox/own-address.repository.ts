import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { findOwnAddresses } from '../../platform/workspace/own-addresses.repository.js';

const SettingsSchema = z.object({ fromAddress: z.string().optional() });

/** Our email's sender: the account's address or the first of the workspace's own; `null` if there is none yet. */
export async function ownAddressOf(tx: WorkspaceTransaction, accountId: string | null): Promise<string | null> {
  const address = accountId === null ? null : await addressOfFurther(tx, accountId);
  return address ?? (await findOwnAddresses(tx))[0] ?? null;
}

/** The channel's first account writes as the workspace does. */
async function addressOfFurther(tx: WorkspaceTransaction, accountId: string): Promise<string | null> {
  const account = await tx
    .selectFrom('channel_connection')
    .select('settings')
    .where('id', '=', accountId)
    .where('is_first', '=', 0)
    .executeTakeFirst();
  return account === undefined ? null : (SettingsSchema.parse(JSON.parse(account.settings)).fromAddress ?? null);
}
