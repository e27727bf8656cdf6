import { randomInt } from 'node:crypto';
import type { HubModule, HubModuleCheck } from '@concordia/contract/hub';
import { SECOND } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import { Clock } from '../../../../common/clock.js';
import { Ids } from '../../../../common/ids.js';
import { ChangeLog } from '../../../../database/change-log.js';
import type { ScopedTables } from '../../../../database/tables.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type HubModuleRow, HubModulesRepository } from '../modules.repository.js';
import { HubModulesService } from '../modules.service.js';
import { type DueModule, ModuleChecksRepository } from './module-checks.repository.js';
import { ModuleProbe, type Probe } from './module-probe.js';

/** Modules checked concurrently. */
const AT_ONCE = 16;

/** Interval between checks of a module, in ms. Jittered around a minute, so that modules are not all checked in the same second. */
const untilNext = (): number => randomInt(54 * SECOND, 66 * SECOND);

@Injectable()
export class ModuleChecksService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly registry: HubModulesService,
    private readonly modules: HubModulesRepository,
    private readonly checks: ModuleChecksRepository,
    private readonly probe: ModuleProbe,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list(moduleId: string, limit: number): Promise<HubModuleCheck[]> {
    await this.registry.row(moduleId);
    return (await this.checks.list(moduleId, limit)).map((row) => ({
      at: new Date(row.checked_at).toISOString(),
      is_ok: row.is_ok === 1,
      status_code: row.status_code,
      latency_ms: row.latency_ms,
      version: row.version,
      problem: row.problem,
    }));
  }

  async checkNow(id: string): Promise<HubModule> {
    await this.#check([await this.registry.row(id)], new AbortController().signal);
    return this.registry.get(id);
  }

  async checkDue(signal: AbortSignal): Promise<void> {
    const due = await this.checks.due(this.clock.now());
    for (let start = 0; start < due.length; start += AT_ONCE) {
      await this.#check(due.slice(start, start + AT_ONCE), signal);
    }
  }

  async #check(modules: readonly DueModule[], signal: AbortSignal): Promise<void> {
    const asked = await Promise.all(
      modules.map(async (module) => ({ module, probe: await this.probe.ask(module, signal) })),
    );
    await this.db.write(async (tx) => {
      let isNews = false;
      for (const { module, probe } of asked) isNews = (await this.#note(tx, module, probe)) || isNews;
      if (!isNews) this.changes.silence(tx);
    });
  }

  /** @returns whether anything but the time of the check changed. */
  async #note(tx: WorkspaceTransaction, asked: DueModule, probe: Probe): Promise<boolean> {
    const before = await this.modules.find(tx, asked.id);
    // The module was removed or moved meanwhile, so the result is for another address.
    if (before === undefined || before.base_url !== asked.base_url) return false;
    const now = this.clock.now();
    const after = afterProbe(before, probe, now);
    await this.modules.update(tx, asked.id, { ...after, last_checked_at: now, next_check_at: now + untilNext() });
    await this.checks.add(tx, {
      id: this.ids.next(),
      hub_module_id: asked.id,
      checked_at: now,
      is_ok: probe.problem === null ? 1 : 0,
      status_code: probe.statusCode,
      latency_ms: probe.latencyMs,
      version: probe.said?.version ?? null,
      problem: probe.problem,
    });
    return SHOWN.some((name) => after[name] !== undefined && after[name] !== before[name]);
  }
}

/** Fields whose change is shown on screens. */
const SHOWN = ['status', 'version', 'capabilities', 'problem'] as const;

/** Keeps the last reported version and capabilities if the module reports none. */
function afterProbe(before: HubModuleRow, { problem, latencyMs, said }: Probe, now: number) {
  return {
    status: problem === null ? 'connected' : 'disconnected',
    problem,
    latency_ms: latencyMs,
    last_seen_at: problem === null ? now : before.last_seen_at,
    ...(said !== null && { version: said.version, capabilities: JSON.stringify(said.capabilities) }),
  } satisfies Updateable<ScopedTables['hub_module']>;
}
