import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing } from '../../../outgoing/outgoing.js';
import { RequestSigner } from '../../hub-auth/request-signer.js';
import { ChangeLog } from '../../stream/change-log.js';
import type { HubModuleRow } from '../hub-modules.repository.js';
import { HubModulesService } from '../hub-modules.service.js';
import { type ModuleTools, type ModuleToolsContent, ModuleToolsContentSchema } from '../module-documents.dto.js';
import { ModuleDocumentsRepository } from '../module-documents.repository.js';
import { listTools } from './list-tools.js';
import { ToolsFailure } from './tools-failure.js';

/** Asks modules for their tools and keeps what they say. */
@Injectable()
export class ModuleToolsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsRepository,
    private readonly outgoing: Outgoing,
    private readonly signer: RequestSigner,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async get(moduleId: string): Promise<ModuleTools> {
    await this.modules.row(moduleId);
    const row = await this.documents.get(moduleId, 'tools');
    if (row === undefined) {
      throw new DomainFailure('not-found', 'MODULE_TOOLS_NOT_FETCHED', 'The module was not asked for its tools yet.');
    }
    return shown(ModuleToolsContentSchema.parse(JSON.parse(row.content)), row.fetched_at);
  }

  async refresh(moduleId: string): Promise<ModuleTools> {
    const module = await this.modules.row(moduleId);
    const content = await this.#list(module);
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      await this.modules.confirm(tx, module, 'mcp_endpoint');
      await this.documents.put(tx, moduleId, 'tools', content, now);
      await this.changes.record(tx, ['hub-modules']);
    });
    return shown(content, now);
  }

  async #list({ mcp_endpoint, allow_private_network }: HubModuleRow): Promise<ModuleToolsContent> {
    if (mcp_endpoint === null) {
      throw new DomainFailure('conflict', 'MODULE_HAS_NO_TOOLS', 'The module has no endpoint for tools.');
    }
    try {
      return await listTools(mcp_endpoint, this.signer.signing(this.outgoing.fetchFor(allow_private_network === 1)));
    } catch (error) {
      if (!(error instanceof ToolsFailure)) throw error;
      const message = `The module did not list its tools: ${error.message}`;
      throw new DomainFailure('bad-gateway', 'MODULE_TOOLS_UNREACHABLE', message);
    }
  }
}

const shown = (content: ModuleToolsContent, fetchedAt: number): ModuleTools => ({
  ...content,
  fetched_at: new Date(fetchedAt).toISOString(),
});
