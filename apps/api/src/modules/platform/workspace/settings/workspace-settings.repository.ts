import type { Flag } from '../../../../database/entities/columns.js';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../../database/workspace-database.js';

export interface SettingsRow {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly time_zone: string;
  readonly shares_presence: Flag;
}

export const workspaceSettings = (from: Pick<WorkspaceDatabase['read'], 'selectFrom'>): Promise<SettingsRow> =>
  from.selectFrom('workspace').select(['currency', 'time_zone', 'shares_presence']).executeTakeFirstOrThrow();

export async function putWorkspaceSettings(tx: WorkspaceTransaction, values: Partial<SettingsRow>): Promise<void> {
  await tx.updateTable('workspace').set(values).execute();
}
