import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { AutomationsService } from '../../guardrails/automations.service.js';
import { automationIdOf } from '../automation-id.js';
import { CampaignsRepository } from '../campaigns.repository.js';
import { AudienceSampler } from './audience-sampler.js';
import { CampaignBatch } from './campaign-batch.js';
import { CanaryGate } from './canary-gate.js';
import { GuardrailHold } from './guardrail-hold.js';
import { Harvest } from './harvest.js';

/** Messages queued per transaction; variant shares are fixed for this many. */
export const BATCH = 20;

/**
 * Advances a campaign batch by batch, as far as its hours, the guardrails and its canary allow. Each batch shares one transaction with the outbox:
 * after a crash, it is either stored and leaves once, or was never created.
 */
@Injectable()
export class CampaignRunner {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly automations: AutomationsService,
    private readonly harvest: Harvest,
    private readonly sampler: AudienceSampler,
    private readonly canary: CanaryGate,
    private readonly batch: CampaignBatch,
    private readonly guardrails: GuardrailHold,
  ) {}

  async run(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.campaigns.find(id);
    if (row === undefined) return;
    await this.harvest.bringIn(row, signal);
    await this.sampler.draw(id, signal);
    for (let hasMore = true; hasMore; ) {
      signal.throwIfAborted();
      hasMore = await this.db.write((tx) => this.#step(tx, id));
    }
  }

  /** @returns whether there is more to do now. */
  async #step(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const row = await this.campaigns.hold(tx, id);
    if (row === undefined || (row.state !== 'canary' && row.state !== 'running')) return false;
    const verdict = await this.automations.standing(tx, automationIdOf(row));
    const isRefusedForSize = !verdict.allowed && verdict.refusal.code === 'canary_full';
    if (row.state === 'canary' && (verdict.allowed || isRefusedForSize)) {
      const canary = await this.canary.state(tx, row);
      if (canary.size >= row.canary_size) return this.canary.whenFull(tx, row, canary);
      if (verdict.allowed) return this.batch.write(tx, row, Math.min(BATCH, row.canary_size - canary.size));
    }
    return verdict.allowed ? this.batch.write(tx, row, BATCH) : this.guardrails.hold(tx, row, verdict.refusal);
  }
}
