import type { Campaign, CampaignWord } from '@concordia/contract/delivery';
import { SECOND } from '@concordia/domain';
import { canarySizeOf, canResume, isActive, isHarm } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { DomainFailure } from '../../../common/domain-failure.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { GuardrailsRepository } from '../guardrails/guardrails.repository.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { audienceOf, reasonOf } from './campaign.json.js';
import { enqueueCampaign } from './campaign-job.js';
import { type CampaignRow, CampaignsRepository } from './campaigns.repository.js';
import { CampaignsService } from './campaigns.service.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { alreadyBegun, noSuchCampaign, notNow } from './failures.js';
import { RecipientsRepository } from './recipients.repository.js';
import { CampaignRecall } from './run/campaign-recall.js';
import { NO_WAIT } from './run/no-wait.js';

/** How long starting a campaign can be undone, in ms; nothing is sent before. */
export const UNDO_START = 30 * SECOND;

/** What people do with a campaign that runs or will run. Every action is logged. */
@Injectable()
export class CampaignControl {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly shown: CampaignsService,
    private readonly recipients: RecipientsRepository,
    private readonly audiences: AudienceRepository,
    private readonly guardrails: GuardrailsRepository,
    private readonly takingBack: CampaignRecall,
    private readonly decisions: DecisionsService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async start(id: string): Promise<Campaign> {
    const draft = await this.campaigns.find(id);
    if (draft === undefined) throw noSuchCampaign();
    const audience = audienceOf(draft);
    await this.audiences.refuseUnknown(audience);
    await this.audiences.refuseUnsegmented(audience);
    if ((await this.audiences.count(audience)) === 0) throw nobody();
    return this.#change(id, async (tx, row) => {
      if (row.state !== 'draft') throw notNow(row.state);
      await this.#refuseWithoutSending(tx);
      await this.#schedule(tx, row);
      await this.decisions.note(tx, id, { kind: 'scheduled', by: 'person', reason: 'Started manually.' });
    });
  }

  /** Only before anything is sent; restarting samples the audience again. */
  undo(id: string): Promise<Campaign> {
    return this.#change(id, async (tx, row) => {
      if (row.state === 'canary' || row.state === 'running') throw alreadyBegun();
      if (row.state !== 'scheduled') throw notNow(row.state);
      await this.recipients.removeAll(tx, id);
      await this.campaigns.change(tx, id, { state: 'draft', since: this.clock.now(), undo_until: null, ...NO_WAIT });
      await this.decisions.note(tx, id, { kind: 'undone', by: 'person', reason: 'Start undone manually.' });
    });
  }

  pause(id: string, { reason }: CampaignWord): Promise<Campaign> {
    return this.#change(id, async (tx, row) => {
      if (!isActive(row.state)) throw notNow(row.state);
      const takenBack = await this.takingBack.all(tx, id);
      await this.campaigns.change(tx, id, {
        state: 'paused',
        since: this.clock.now(),
        ...byPerson(reason),
        ...NO_WAIT,
      });
      await this.decisions.note(tx, id, { kind: 'paused', by: 'person', reason, figures: { takenBack } });
    });
  }

  stop(id: string, { reason }: CampaignWord): Promise<Campaign> {
    return this.#change(id, async (tx, row) => {
      const isOpen = isActive(row.state) || canResume(row.state, row.reason_by);
      if (!isOpen) throw notNow(row.state);
      const takenBack = await this.takingBack.all(tx, id);
      const now = this.clock.now();
      const values = { state: 'stopped', since: now, finished_at: now, ...byPerson(reason), ...NO_WAIT } as const;
      await this.campaigns.change(tx, id, values);
      await this.decisions.note(tx, id, { kind: 'stopped', by: 'person', reason, figures: { takenBack } });
    });
  }

  resume(id: string, { reason }: CampaignWord): Promise<Campaign> {
    return this.#change(id, async (tx, row) => {
      if (!canResume(row.state, row.reason_by)) throw notNow(row.state);
      await this.#refuseWithoutSending(tx);
      const why = reasonOf(row)?.code ?? 'person';
      if (row.started_at === null) await this.#schedule(tx, row);
      else if (isHarm(why)) await this.#beginAgain(tx, row);
      else await this.#goOn(tx, row, why === 'canary_unclear');
      await this.decisions.note(tx, id, { kind: 'resumed', by: 'person', reason, figures: { after: why } });
      await enqueueCampaign(this.queue, tx, id, `resumed ${this.clock.now()}`);
    });
  }

  async #schedule(tx: WorkspaceTransaction, { id, start_at }: CampaignRow): Promise<void> {
    const now = this.clock.now();
    const undo_until = now + UNDO_START;
    await this.campaigns.change(tx, id, { state: 'scheduled', since: now, undo_until, ...NO_REASON, ...NO_WAIT });
    const dueAt = Math.max(undo_until, start_at ?? 0);
    await enqueueCampaign(this.queue, tx, id, `start ${dueAt}`, dueAt);
  }

  /** Starts a new round with a canary of the remaining recipients. Earlier counts stay with the round that did harm. */
  async #beginAgain(tx: WorkspaceTransaction, { id, round, canary_share }: CampaignRow): Promise<void> {
    const waiting = await this.recipients.count({ campaignId: id, state: 'waiting' }, tx);
    await this.campaigns.change(tx, id, {
      state: 'canary',
      since: this.clock.now(),
      round: round + 1,
      canary_size: canarySizeOf(waiting, canary_share),
      canary_filled_at: null,
      canary_passed_at: null,
      finished_at: null,
      ...NO_REASON,
      ...NO_WAIT,
    });
  }

  /** @param isDecided whether resuming settles an unclear canary. */
  async #goOn(tx: WorkspaceTransaction, { id, canary_passed_at }: CampaignRow, isDecided: boolean): Promise<void> {
    const now = this.clock.now();
    const passedAt = canary_passed_at ?? (isDecided ? now : null);
    await this.campaigns.change(tx, id, {
      state: passedAt === null ? 'canary' : 'running',
      since: now,
      canary_passed_at: passedAt,
      finished_at: null,
      ...NO_REASON,
      ...NO_WAIT,
    });
  }

  async #refuseWithoutSending(tx: WorkspaceTransaction): Promise<void> {
    if ((await this.guardrails.find(tx)).may_send === 1) return;
    const reason = 'Automations may not send. Enable L2 in Channel Setup, then start the campaign.';
    throw new DomainFailure('conflict', 'GUARDRAIL_SENDING_OFF', reason);
  }

  async #change(id: string, work: (tx: WorkspaceTransaction, row: CampaignRow) => Promise<void>): Promise<Campaign> {
    return this.db.write(async (tx) => {
      const row = await this.campaigns.hold(tx, id);
      if (row === undefined) throw noSuchCampaign();
      await work(tx, row);
      return this.shown.show(tx, id);
    });
  }
}
const NO_REASON = { reason_code: null, reason: null, reason_by: null } as const;

const byPerson = (reason: string) => ({ reason_code: 'person', reason, reason_by: 'person' }) as const;

const nobody = () =>
  new DomainFailure('conflict', 'AUDIENCE_EMPTY', 'This audience is empty. Choose other segments, words or labels.');
