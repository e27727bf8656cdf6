import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { Outgoing, OutgoingFailure } from '../../../outgoing/outgoing.js';
import { RequestSigner } from '../../hub-auth/request-signer.js';
import { ChangeLog } from '../../stream/change-log.js';
import type { HubModuleRow } from '../hub-modules.repository.js';
import { HubModulesService } from '../hub-modules.service.js';
import { type ModuleApi, type ModuleApiContent, ModuleApiContentSchema } from '../module-documents.dto.js';
import { ModuleDocumentsRepository } from '../module-documents.repository.js';
import { readApiDocument } from './api-thread.js';
import { tidyApi } from './tidy-api.js';

const LARGEST_DOCUMENT = 2 * 1024 * 1024;
const PATIENCE = 10 * SECOND;

/** Fetches the OpenAPI documents of modules and keeps what they say. */
@Injectable()
export class ModuleApiService {
  /** Settles when the last reading that was asked for is over; never fails. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly modules: HubModulesService,
    private readonly documents: ModuleDocumentsRepository,
    private readonly outgoing: Outgoing,
    private readonly signer: RequestSigner,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async get(moduleId: string): Promise<ModuleApi> {
    await this.modules.row(moduleId);
    const row = await this.documents.get(moduleId, 'openapi');
    if (row === undefined) {
      throw new DomainFailure('not-found', 'MODULE_API_NOT_FETCHED', 'The OpenAPI document was not fetched yet.');
    }
    return shown(ModuleApiContentSchema.parse(JSON.parse(row.content)), row.fetched_at);
  }

  async refresh(moduleId: string): Promise<ModuleApi> {
    const module = await this.modules.row(moduleId);
    const content = await this.#fetch(module);
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      await this.modules.confirm(tx, module, 'openapi_url');
      await this.documents.put(tx, moduleId, 'openapi', content, now);
      await this.changes.record(tx, ['hub-modules']);
    });
    return shown(content, now);
  }

  async #fetch({ openapi_url, allow_private_network }: HubModuleRow): Promise<ModuleApiContent> {
    if (openapi_url === null) {
      throw new DomainFailure('conflict', 'MODULE_HAS_NO_API', 'The module has no address of an OpenAPI document.');
    }
    const { signal } = new AbortController();
    const text = await this.#read(openapi_url, allow_private_network === 1, signal);
    const content = await this.#oneAtATime(() => readApiDocument(text, signal));
    if (content !== null) return tidyApi(content);
    throw new DomainFailure(
      'bad-gateway',
      'MODULE_API_UNREADABLE',
      'The address answers, but not with an OpenAPI document.',
    );
  }

  /** Each reading takes a processor and much memory. */
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

const shown = (content: ModuleApiContent, fetchedAt: number): ModuleApi => ({
  ...content,
  fetched_at: new Date(fetchedAt).toISOString(),
});
