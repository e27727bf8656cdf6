import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { type DocumentKind, ModuleDocumentsRepository } from './module-documents.repository.js';
import type { HubModuleRow } from './modules.repository.js';
import { HubModulesService } from './modules.service.js';

/** Where each kind is read. */
const ADDRESSES = { openapi: 'openapi_url', tools: 'mcp_endpoint' } as const satisfies Record<
  DocumentKind,
  keyof HubModuleRow
>;

/** What was read, and when. */
type Read<Content> = Content & { readonly fetched_at: string };

/** Keeps what was read from modules, until it is read again. */
@Injectable()
export class ModuleDocumentsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns `undefined` when it was never read. @throws DomainFailure when there is no such module. */
  async find<Content extends object>(
    moduleId: string,
    kind: DocumentKind,
    schema: z.ZodType<Content>,
  ): Promise<Read<Content> | undefined> {
    await this.modules.row(moduleId);
    const row = await this.documents.get(moduleId, kind);
    return row && read(schema.parse(JSON.parse(row.content)), row.fetched_at);
  }

  /** @throws DomainFailure when the module has gone meanwhile, or is somewhere else. */
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
