import type { HubModule, HubModuleCreate, HubModuleUpdate } from '@concordia/contract/hub';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { AuditLog } from '../auth/audit-log.js';
import { HubTokens } from '../auth/tokens.service.js';
import { SubscriptionsService } from '../webhooks/subscriptions.service.js';
import { moduleOf } from './module.json.js';
import { ModuleDocumentsRepository } from './module-documents.repository.js';
import { fieldsOf } from './module-fields.js';
import { type HubModuleRow, HubModulesRepository } from './modules.repository.js';

/** The list is not paginated, and each module is checked every minute. */
const MOST = 200;

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

@Injectable()
export class HubModulesService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly modules: HubModulesRepository,
    private readonly documents: ModuleDocumentsRepository,
    private readonly tokens: HubTokens,
    private readonly subscriptions: SubscriptionsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(): Promise<HubModule[]> {
    return (await this.modules.list()).map(moduleOf);
  }

  async get(id: string): Promise<HubModule> {
    return moduleOf(await this.row(id));
  }

  /** @throws DomainFailure if there is no such module. */
  async row(id: string): Promise<HubModuleRow> {
    return (await this.modules.get(id)) ?? missing();
  }

  /** Number of modules whose last check succeeded. */
  connected(): Promise<number> {
    return this.modules.connected();
  }

  /** Checks that the address is unchanged since it was read. @throws DomainFailure if the module was removed or moved meanwhile. */
  async confirm(tx: WorkspaceTransaction, module: HubModuleRow, place: 'openapi_url' | 'mcp_endpoint'): Promise<void> {
    const now = await this.#find(tx, module.id);
    if (now[place] === module[place]) return;
    throw new DomainFailure('conflict', 'MODULE_CHANGED', 'The module changed during this request. Try again.');
  }

  register(request: HubModuleCreate): Promise<HubModule> {
    return this.db.write(async (tx) => {
      await this.modules.hold(tx);
      if ((await this.modules.count(tx)) >= MOST) throw full();
      await this.#refuseTaken(tx, null, request.name);
      const id = this.ids.next();
      const now = this.clock.now();
      const { base_url = '', ...fields } = fieldsOf(request);
      const named = { name: request.name, name_key: keyOf(request.name) };
      // Due at once: nothing is known about the module yet.
      await this.modules.insert(tx, { id, ...named, base_url, ...fields, next_check_at: now, created_at: now });
      await this.audit.record(tx, { action: 'module.registered', subject: request.name, detail: base_url });
      return moduleOf(await this.#find(tx, id));
    });
  }

  update(id: string, update: HubModuleUpdate): Promise<HubModule> {
    return this.db.write(async (tx) => {
      await this.modules.hold(tx);
      const before = await this.#find(tx, id);
      if (update.name !== undefined) await this.#refuseTaken(tx, id, update.name);
      const fields = fieldsOf(update);
      await this.modules.update(tx, id, {
        ...fields,
        ...(update.name !== undefined && { name: update.name, name_key: keyOf(update.name) }),
        // The address or its network access may have changed, so check the module again.
        next_check_at: this.clock.now(),
      });
      await this.#forgetMoved(tx, before, fields);
      if (update.name !== undefined) await this.modules.renameSubscriptions(tx, before.name, update.name);
      const detail = Object.keys(update).join(', ');
      await this.audit.record(tx, { action: 'module.changed', subject: before.name, detail });
      return moduleOf(await this.#find(tx, id));
    });
  }

  remove(id: string): Promise<HubModule> {
    return this.db.write(async (tx) => {
      const removed = await this.#find(tx, id);
      await this.tokens.revokeOfModule(tx, removed);
      await this.subscriptions.pauseOf(tx, removed.name);
      await this.modules.remove(tx, id);
      await this.audit.record(tx, { action: 'module.removed', subject: removed.name });
      return moduleOf(removed);
    });
  }

  /** A document read from one address says nothing about another. */
  async #forgetMoved(tx: WorkspaceTransaction, before: HubModuleRow, now: Partial<HubModuleRow>): Promise<void> {
    const moved = (name: 'openapi_url' | 'mcp_endpoint') => now[name] !== undefined && now[name] !== before[name];
    if (moved('openapi_url')) await this.documents.forget(tx, before.id, 'openapi');
    if (moved('mcp_endpoint')) await this.documents.forget(tx, before.id, 'tools');
  }

  async #find(tx: WorkspaceTransaction, id: string): Promise<HubModuleRow> {
    return (await this.modules.find(tx, id)) ?? missing();
  }

  async #refuseTaken(tx: WorkspaceTransaction, id: string | null, name: string): Promise<void> {
    const other = await this.modules.named(tx, keyOf(name));
    if (other === undefined || other.id === id) return;
    throw new DomainFailure(
      'conflict',
      'MODULE_EXISTS',
      'A module with this name already exists. Choose another name.',
      [{ field: 'body.name', expected: 'a name that no other module has', received: name }],
    );
  }
}

function missing(): never {
  throw new DomainFailure('not-found', 'MODULE_NOT_FOUND', 'The module was not found.');
}

const full = (): DomainFailure =>
  new DomainFailure('conflict', 'MODULES_FULL', `You can have at most ${MOST} modules. Remove one first.`);
