import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';

export type DocumentKind = 'openapi' | 'tools';

@Injectable()
export class ModuleDocumentsRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  get(moduleId: string, kind: DocumentKind) {
    return this.db.read
      .selectFrom('hub_module_document')
      .select(['content', 'fetched_at'])
      .where('hub_module_id', '=', moduleId)
      .where('kind', '=', kind)
      .executeTakeFirst();
  }

  /** @param content must be serializable as JSON. */
  async put(tx: WorkspaceTransaction, moduleId: string, kind: DocumentKind, content: object, now: number) {
    const values = { content: JSON.stringify(content), fetched_at: now };
    await tx
      .insertInto('hub_module_document')
      .values({ hub_module_id: moduleId, kind, ...values })
      .onConflict((conflict) => conflict.columns(['hub_module_id', 'kind']).doUpdateSet(values))
      .execute();
  }

  async forget(tx: WorkspaceTransaction, moduleId: string, kind: DocumentKind): Promise<void> {
    await tx.deleteFrom('hub_module_document').where('hub_module_id', '=', moduleId).where('kind', '=', kind).execute();
  }
}
