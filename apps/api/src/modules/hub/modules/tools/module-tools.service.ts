import { type ModuleTools, type ModuleToolsContent, ModuleToolsContentSchema } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../../common/domain-failure.js';
import { Outgoing } from '../../../../outgoing/outgoing.js';
import { RequestSigner } from '../../auth/request-signer.js';
import { ModuleDocumentsService } from '../module-documents.service.js';
import type { HubModuleRow } from '../modules.repository.js';
import { HubModulesService } from '../modules.service.js';
import { ToolsFailure } from './tools-failure.js';

@Injectable()
export class ModuleToolsService {
  constructor(
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsService,
    private readonly outgoing: Outgoing,
    private readonly signer: RequestSigner,
  ) {}

  async get(moduleId: string): Promise<ModuleTools> {
    const found = await this.documents.find(moduleId, 'tools', ModuleToolsContentSchema);
    if (found === undefined) {
      throw new DomainFailure(
        'not-found',
        'MODULE_TOOLS_NOT_FETCHED',
        'The tools of the module have not been fetched yet.',
      );
    }
    return found;
  }

  async refresh(moduleId: string): Promise<ModuleTools> {
    const module = await this.modules.row(moduleId);
    return this.documents.keep(module, 'tools', await this.#list(module));
  }

  async #list({ mcp_endpoint, allow_private_network }: HubModuleRow): Promise<ModuleToolsContent> {
    if (mcp_endpoint === null) {
      throw new DomainFailure('conflict', 'MODULE_HAS_NO_TOOLS', 'The module has no tools endpoint.');
    }
    // Loaded on demand, with the first module that has tools.
    const { listTools } = await import('./list-tools.js');
    try {
      return await listTools(mcp_endpoint, this.signer.signing(this.outgoing.fetchFor(allow_private_network === 1)));
    } catch (error) {
      if (!(error instanceof ToolsFailure)) throw error;
      const message = `The module did not list its tools: ${error.message}`;
      throw new DomainFailure('bad-gateway', 'MODULE_TOOLS_UNREACHABLE', message);
    }
  }
}
