import { DEFAULT_STAGES } from '@concordia/domain';
import { z } from 'zod';
import type { WorkspaceDatabase, WorkspaceTransaction } from '../../../database/workspace-database.js';

export interface OpenStage {
  readonly id: string;
  readonly name: string;
}

const StoredSchema = z.array(z.object({ id: z.string(), name: z.string() })).min(1);

export interface PipelineSettings {
  /** ISO 4217. */
  readonly currency: string;
  /** In order. */
  readonly stages: readonly [OpenStage, ...OpenStage[]];
}

export async function pipelineSettings(from: Pick<WorkspaceDatabase['read'], 'selectFrom'>): Promise<PipelineSettings> {
  const row = await from.selectFrom('workspace').select(['currency', 'deal_stages']).executeTakeFirstOrThrow();
  if (row.deal_stages === null) return { currency: row.currency, stages: DEFAULT_STAGES };
  const [first = DEFAULT_STAGES[0], ...others] = StoredSchema.parse(JSON.parse(row.deal_stages));
  return { currency: row.currency, stages: [first, ...others] };
}

export async function putStages(tx: WorkspaceTransaction, stages: readonly OpenStage[]): Promise<void> {
  await tx
    .updateTable('workspace')
    .set({ deal_stages: JSON.stringify(stages) })
    .execute();
}
