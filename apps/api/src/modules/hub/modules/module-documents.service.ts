import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type DocumentKind, ModuleDocumentsRepository } from './module-documents.repository.js';
import type { HubModuleRow } from './modules.repository.js';
import { HubModulesService } from './modules.service.js';

/** Field with the URL of each kind. */
const ADDRESSES = { openapi: 'openapi_url', tools: 'mcp_endpoint' } as const satisfies Record<
  DocumentKind,
  keyof HubModuleRow
>;

type Read<Content> = Content & { readonly fetched_at: string };

/** Stores the documents read from modules, until they are read again. */
@Injectable()
export class ModuleDocumentsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns `undefined` if it was never read. @throws DomainFailure if there is no such module. */
  async find<Content extends object>(
    moduleId: string,
    kind: DocumentKind,
    schema: z.ZodType<Content>,
  ): Promise<Read<Content> | undefined> {
    await this.modules.row(moduleId);
    const row = await this.documents.get(moduleId, kind);
    return row && read(schema.parse(JSON.parse(row.content)), row.fetched_at);
  }

  /** @throws DomainFailure if the module was removed or moved meanwhile. */
  async keep<Content extends object>(
    module: HubModuleRow,
    kind: DocumentKind,
    content: Content,
  ): Promise<Read<Content>> {
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      await this.modules.confirm(tx, module, ADDRESSES[kind]);
      await this.documents.put(tx, module.id, kind, content, now);
    });
    return read(content, now);
  }
}

const read = <Content extends object>(content: Content, at: number): Read<Content> => ({
  ...content,
  fetched_at: new Date(at).toISOString(),
});
