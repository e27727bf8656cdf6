import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { findOwnAddresses } from '../../platform/workspace/own-addresses.repository.js';

/** Our email's sender: the first of the workspace's own addresses; `null` if there is none yet. */
export const ownAddressOf = async (tx: WorkspaceTransaction): Promise<string | null> =>
  (await findOwnAddresses(tx))[0] ?? null;
