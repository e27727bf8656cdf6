import { type ModuleApi, type ModuleApiContent, ModuleApiContentSchema } from '@concordia/contract/hub';
import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { DomainFailure } from '../../../../common/domain-failure.js';
import { Outgoing, OutgoingFailure } from '../../../../outgoing/outgoing.js';
import { RequestSigner } from '../../auth/request-signer.js';
import { ModuleDocumentsService } from '../module-documents.service.js';
import type { HubModuleRow } from '../modules.repository.js';
import { HubModulesService } from '../modules.service.js';
import { readApiDocument } from './api-thread.js';
import { tidyApi } from './tidy-api.js';

const LARGEST_DOCUMENT = 2 * 1024 * 1024;
const PATIENCE = 10 * SECOND;

@Injectable()
export class ModuleApiService {
  /** Settles when the last queued reading is done; never rejects. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsService,
    private readonly outgoing: Outgoing,
    private readonly signer: RequestSigner,
  ) {}

  async get(moduleId: string): Promise<ModuleApi> {
    const found = await this.documents.find(moduleId, 'openapi', ModuleApiContentSchema);
    if (found === undefined) {
      throw new DomainFailure('not-found', 'MODULE_API_NOT_FETCHED', 'The OpenAPI document has not been fetched yet.');
    }
    return found;
  }

  async refresh(moduleId: string): Promise<ModuleApi> {
    const module = await this.modules.row(moduleId);
    return this.documents.keep(module, 'openapi', await this.#fetch(module));
  }

  async #fetch({ openapi_url, allow_private_network }: HubModuleRow): Promise<ModuleApiContent> {
    if (openapi_url === null) {
      throw new DomainFailure('conflict', 'MODULE_HAS_NO_API', 'The module has no OpenAPI address.');
    }
    const { signal } = new AbortController();
    const text = await this.#read(openapi_url, allow_private_network === 1, signal);
    const content = await this.#oneAtATime(() => readApiDocument(text, signal));
    if (content !== null) return tidyApi(content);
    throw new DomainFailure('bad-gateway', 'MODULE_API_UNREADABLE', 'The address did not return an OpenAPI document.');
  }

  /** Reading needs a full CPU and much memory. */
  #oneAtATime<Result>(read: () => Promise<Result>): Promise<Result> {
    const reading = this.#last.then(read);
    this.#last = reading.catch(() => undefined);
    return reading;
  }

  async #read(url: string, isTrusted: boolean, signal: AbortSignal): Promise<string> {
    try {
      const accept = 'application/json, application/yaml;q=0.9, */*;q=0.1';
      const headers = { accept, ...(await this.signer.headersFor('GET', url)) };
      const wishes = { signal, maxBytes: LARGEST_DOCUMENT, timeoutMs: PATIENCE, headers, isTrusted };
      return (await this.outgoing.read(url, wishes)).text;
    } catch (error) {
      if (!(error instanceof OutgoingFailure)) throw error;
      throw new DomainFailure('bad-gateway', 'MODULE_API_UNREACHABLE', error.message);
    }
  }
}
