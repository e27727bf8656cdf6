import { endOfDay, type GuardrailRefusal } from '@concordia/domain';
import type { VariantFigures } from '@concordia/domain/campaigns';
import { allocate } from '@concordia/domain/experiments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { DomainEvents } from '../../../hub/log/domain-events.js';
import { AutomationsService } from '../../guardrails/automations.service.js';
import { GuardrailsRepository } from '../../guardrails/guardrails.repository.js';
import { guardrailsOf } from '../../guardrails/guardrails.service.js';
import { refusalOf } from '../../guardrails/refusal.js';
import { automationIdOf } from '../automation-id.js';
import { type CampaignRow, CampaignsRepository, type VariantRow } from '../campaigns.repository.js';
import { type Decided, DecisionsService } from '../decisions/decisions.service.js';
import { type NextRecipient, RecipientsRepository } from '../recipients.repository.js';
import { AudienceSampler } from './audience-sampler.js';
import { CampaignPause } from './campaign-pause.js';
import { CampaignSender, type Written } from './campaign-sender.js';
import { CanaryJudge } from './canary-judge.js';
import { closedUntil } from './day-window.js';
import { Harvest } from './harvest.js';
import { beaten, harmful, living, sharesOf } from './variants.js';

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
    private readonly recipients: RecipientsRepository,
    private readonly automations: AutomationsService,
    private readonly guardrails: GuardrailsRepository,
    private readonly harvest: Harvest,
    private readonly sampler: AudienceSampler,
    private readonly canary: CanaryJudge,
    private readonly campaignSender: CampaignSender,
    private readonly pause: CampaignPause,
    private readonly decisions: DecisionsService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
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

  async #step(tx: WorkspaceTransaction, id: string): Promise<boolean> {
    const row = await this.campaigns.hold(tx, id);
    if (row === undefined || (row.state !== 'canary' && row.state !== 'running')) return false;
    const verdict = await this.automations.standing(tx, automationIdOf(row));
    if (!verdict.allowed) return this.#held(tx, row, verdict.refusal);
    if (row.state === 'canary') {
      const canary = await this.recipients.canary(tx, id, row.round);
      if (canary.size >= row.canary_size) return this.#whenFull(tx, row, canary);
      return this.#write(tx, row, Math.min(BATCH, row.canary_size - canary.size));
    }
    return this.#write(tx, row, BATCH);
  }

  /** Handles a refusal by the guardrails: waits until a time, or until a person decides. */
  async #held(tx: WorkspaceTransaction, row: CampaignRow, refusal: GuardrailRefusal): Promise<boolean> {
    const isCanaryOut = refusal.code === 'canary_full' && row.state === 'canary';
    if (isCanaryOut) {
      const canary = await this.recipients.canary(tx, row.id, row.round);
      if (canary.size >= row.canary_size) return this.#whenFull(tx, row, canary);
    }
    if (refusal.code !== 'canary_full' && refusal.code !== 'budget_spent') return this.pause.halt(tx, row, refusal);
    const { time_zone: zone } = await this.guardrails.find(tx);
    const { code, message, until } = refusalOf(refusal, endOfDay(this.clock.now(), zone));
    return until === null ? false : this.pause.wait(tx, row, code.toLowerCase(), until, message);
  }

  /** The canary is complete: recipients' responses decide how to proceed. */
  async #whenFull(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    { queued, lastAt }: { readonly queued: number; readonly lastAt: number | null },
  ): Promise<boolean> {
    if (queued > 0) return this.pause.whenTheyHaveLeft(tx, row);
    const now = this.clock.now();
    const filledAt = row.canary_filled_at ?? lastAt ?? now;
    const until = filledAt + row.canary_window;
    if (row.canary_filled_at === null) {
      await this.campaigns.change(tx, row.id, { canary_filled_at: filledAt });
      const reason = `The first ${row.canary_size} messages were sent. The responses decide whether the rest follow.`;
      await this.#note(tx, row, {
        kind: 'canary_filled',
        by: 'program',
        reason,
        figures: { size: row.canary_size, until: iso(until) },
      });
    }
    if (now < until) return this.pause.wait(tx, row, 'canary', until);
    return this.#judge(tx, row, filledAt);
  }

  async #judge(tx: WorkspaceTransaction, row: CampaignRow, filledAt: number): Promise<boolean> {
    const { state, chanceOfDrop, canary, before } = await this.canary.judge(tx, row, filledAt);
    const figures = {
      canaryTrials: canary.trials,
      canarySuccesses: canary.successes,
      beforeTrials: before.trials,
      beforeSuccesses: before.successes,
      chanceOfDrop,
    };
    if (before.trials > 0 && state === 'roll_back') {
      const reason = `Canary results were more than ${Math.round(row.rollback * 100)} % below those of earlier campaigns, with ${Math.round(chanceOfDrop * 100)} % certainty. Review the text, then resume or stop the campaign.`;
      return this.pause.end(tx, row, 'stopped', 'canary_drop', {
        kind: 'rolled_back',
        by: 'program',
        reason,
        figures,
      });
    }
    if (before.trials > 0 && state === 'watching' && row.when_unclear === 'ask') {
      const reason =
        'The canary results neither show nor rule out a drop. Review them, then resume or stop the campaign.';
      return this.pause.end(tx, row, 'paused', 'canary_unclear', {
        kind: 'canary_unclear',
        by: 'program',
        reason,
        figures,
      });
    }
    const now = this.clock.now();
    await this.campaigns.change(tx, row.id, { state: 'running', since: now, canary_passed_at: now, ...NO_WAIT });
    const reason =
      before.trials > 0
        ? 'Canary passed; complaints are within limits, and results are not worse than those of earlier campaigns.'
        : 'Canary passed; complaints are within limits. There is no earlier campaign to compare with.';
    await this.#note(tx, row, { kind: 'canary_passed', by: 'program', reason, figures });
    return true;
  }

  async #write(tx: WorkspaceTransaction, row: CampaignRow, most: number): Promise<boolean> {
    const now = this.clock.now();
    const closed = closedUntil({ from: row.day_from, until: row.day_until, timeZone: row.time_zone }, now);
    if (closed !== null) return this.pause.wait(tx, row, 'hours', closed);
    const some = await this.recipients.next(tx, row.id, now, most);
    if (some.length === 0) return this.#whenNobodyIsLeft(tx, row);
    const figures = await this.recipients.figures(tx, row.id, row.goal);
    const variants = await this.#choose(tx, row, figures);
    return this.#batch(tx, row, some, variants, figures);
  }

  /** Drops harmful and beaten variants. @returns the remaining variants, at least one. */
  async #choose(
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

  async #batch(
    tx: WorkspaceTransaction,
    row: CampaignRow,
    some: readonly NextRecipient[],
    variants: readonly VariantRow[],
    figures: ReadonlyMap<string, VariantFigures>,
  ): Promise<boolean> {
    const shares = sharesOf(variants, figures);
    const chosen = allocate(shares, some.length, Math.random);
    const facts = await this.campaignSender.facts(tx, some);
    const myName = await this.campaigns.ownerName(tx);
    const counts = new Map(variants.map(({ id }) => [id, 0]));
    let halted: Extract<Written, { kind: 'halted' }> | null = null;
    for (const [index, recipient] of some.entries()) {
      const variant = variants[chosen[index] ?? 0];
      if (variant === undefined) throw new Error('The campaign has no variant to send.');
      const known = { facts: facts.get(recipient.contact_id ?? ''), myName };
      const written = await this.campaignSender.write(tx, row, recipient, variant, known);
      if (written.kind === 'queued') counts.set(variant.id, (counts.get(variant.id) ?? 0) + 1);
      if (written.kind !== 'halted') continue;
      halted = written;
      break;
    }
    await this.#noteAllocation(tx, row, variants, shares, counts);
    return halted === null ? this.#went(tx, row) : this.#refused(tx, row, halted);
  }

  async #noteAllocation(
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

  async #whenNobodyIsLeft(tx: WorkspaceTransaction, row: CampaignRow): Promise<boolean> {
    const at = await this.recipients.nextInstant(tx, row.id);
    if (at !== null) return this.pause.wait(tx, row, 'quiet_hours', at);
    if ((await this.recipients.count({ campaignId: row.id, state: 'queued' }, tx)) > 0) {
      return this.pause.whenTheyHaveLeft(tx, row);
    }
    const now = this.clock.now();
    await this.campaigns.change(tx, row.id, { state: 'done', since: now, finished_at: now, ...NO_WAIT });
    const sent = await this.recipients.count({ campaignId: row.id, state: 'sent' }, tx);
    const reason = `Done: ${sent} messages sent. Still tracking responses.`;
    await this.#note(tx, row, { kind: 'done', by: 'program', reason, figures: { sent } });
    await this.events.tell(tx, [{ topic: 'campaign.finished', payload: { campaign_id: row.id } }]);
    return false;
  }

  #note(tx: WorkspaceTransaction, { id }: CampaignRow, decided: Decided): Promise<void> {
    return this.decisions.note(tx, id, decided);
  }
}

const NO_WAIT = { waits_until: null, waits_for: null } as const;

const iso = (instant: number): string => new Date(instant).toISOString();
