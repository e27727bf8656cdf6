import type { VariantFigures } from '@concordia/domain/campaigns';
import { allocate } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { AutomationsService } from '../../guardrails/automations.service.js';
import { automationIdOf } from '../automation-id.js';
import { type CampaignRow, CampaignsRepository, type VariantRow } from '../campaigns.repository.js';
import { type NextRecipient, RecipientsRepository } from '../recipients.repository.js';
import { CampaignCompletion } from './campaign-completion.js';
import { CampaignPause } from './campaign-pause.js';
import { CampaignSender, type Written } from './campaign-sender.js';
import { CampaignVariants } from './campaign-variants.js';
import { closedUntil } from './day-window.js';
import { NO_WAIT } from './no-wait.js';
import { sharesOf } from './variants.js';

/** Writes to the next recipients of a campaign. Methods resolve to whether there is more to do now. */
@Injectable()
export class CampaignBatch {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly automations: AutomationsService,
    private readonly variants: CampaignVariants,
    private readonly sender: CampaignSender,
    private readonly completion: CampaignCompletion,
    private readonly pause: CampaignPause,
    private readonly clock: Clock,
  ) {}

  /** @param most how many messages are queued. */
  async write(tx: WorkspaceTransaction, row: CampaignRow, most: number): Promise<boolean> {
    const now = this.clock.now();
    const closed = closedUntil({ from: row.day_from, until: row.day_until, timeZone: row.time_zone }, now);
    if (closed !== null) return this.pause.wait(tx, row, 'hours', closed);
    const some = await this.recipients.next(tx, row.id, now, most);
    if (some.length === 0) return this.completion.finishOrWait(tx, row);
    const figures = await this.recipients.figures(tx, row.id, row.goal);
    const variants = await this.variants.choose(tx, row, figures);
    return this.#batch(tx, row, some, variants, figures);
  }

  async #batch(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    some: readonly NextRecipient[],
    variants: readonly VariantRow[],
    figures: ReadonlyMap<string, VariantFigures>,
  ): Promise<boolean> {
    const shares = sharesOf(variants, figures);
    const chosen = allocate(shares, some.length, Math.random);
    const facts = await this.sender.facts(tx, some);
    const myName = await this.campaigns.ownerName(tx);
    const counts = new Map(variants.map(({ id }) => [id, 0]));
    let halted: Extract<Written, { kind: 'halted' }> | null = null;
    for (const [index, recipient] of some.entries()) {
      const variant = variants[chosen[index] ?? 0];
      if (variant === undefined) throw new Error('The campaign has no variant to send.');
      const known = { facts: facts.get(recipient.contact_id ?? ''), myName };
      const written = await this.sender.write(tx, row, recipient, variant, known);
      if (written.kind === 'queued') counts.set(variant.id, (counts.get(variant.id) ?? 0) + 1);
      if (written.kind !== 'halted') continue;
      halted = written;
      break;
    }
    await this.variants.noteAllocation(tx, row, variants, shares, counts);
    return halted === null ? this.#went(tx, row) : this.#refused(tx, row, halted);
  }

  async #went(tx: WorkspaceTransaction, row: CampaignRow): Promise<boolean> {
    if (row.waits_for !== null) await this.campaigns.change(tx, row.id, NO_WAIT);
    return true;
  }

  /** A refusal of one message applies to all that follow. */
  async #refused(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    { code, message, until }: Extract<Written, { kind: 'halted' }>,
  ): Promise<boolean> {
    if (until !== null) return this.pause.wait(tx, row, code.toLowerCase(), until, message);
    const refusal = await this.automations.mustStay(tx, automationIdOf(row));
    if (refusal !== null) return this.pause.halt(tx, row, refusal);
    throw new Error(`The guardrails refused a message of a campaign with ${code} and do not stand by it.`);
  }
}
