import type { VariantFigures } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { GuardrailsRepository } from '../../guardrails/guardrails.repository.js';
import { guardrailsOf } from '../../guardrails/guardrails.service.js';
import { type CampaignRow, CampaignsRepository, type VariantRow } from '../campaigns.repository.js';
import { type Decided, DecisionsService } from '../decisions/decisions.service.js';
import { beaten, harmful, living } from './variants.js';

/** Drops variants that do harm or lose, and records how a batch was split among the others. */
@Injectable()
export class CampaignVariants {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly decisions: DecisionsService,
    private readonly clock: Clock,
  ) {}

  /** Drops harmful and beaten variants. @returns the remaining variants, at least one. */
  async choose(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    figures: ReadonlyMap<string, VariantFigures>,
  ): Promise<VariantRow[]> {
    const rules = guardrailsOf(await this.guardrails.find(tx));
    const variants = await this.campaigns.variants(tx, [row.id]);
    const bad = harmful(variants, figures, rules);
    const left = living(variants).filter(({ id }) => !bad.some((one) => one.id === id));
    const lost = beaten(left, figures);
    const dropped = [...bad, ...lost];
    await this.campaigns.drop(
      tx,
      dropped.map(({ id }) => id),
      this.clock.now(),
    );
    for (const { decided } of [...bad, ...lost.slice(0, 1)]) await this.#note(tx, row, decided);
    return left.filter(({ id }) => !lost.some((one) => one.id === id));
  }

  async noteAllocation(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    variants: readonly VariantRow[],
    shares: readonly number[],
    counts: ReadonlyMap<string, number>,
  ): Promise<void> {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) return;
    const parts = variants.map(({ id, name }, k) => ({ name, count: counts.get(id) ?? 0, share: shares[k] ?? 0 }));
    const reason = `${total} messages were put into the outbox: ${parts.map(({ name, count }) => `${count} as “${name}”`).join(', ')}.`;
    const figures = Object.fromEntries([
      ['messages', total],
      ...parts.flatMap(({ name, count, share }) => [
        [`sent ${name}`, count] as const,
        [`share ${name}`, share] as const,
      ]),
    ]);
    await this.#note(tx, row, { kind: 'allocated', by: 'program', reason, figures });
  }

  #note(tx: WorkspaceTransaction, { id }: CampaignRow, decided: Decided): Promise<void> {
    return this.decisions.note(tx, id, decided);
  }
}
