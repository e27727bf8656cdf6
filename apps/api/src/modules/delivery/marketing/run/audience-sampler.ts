import { HOUR, namedUuid } from '@concordia/domain';
import { canarySizeOf, MOST_CAMPAIGNS_PER_HOUR } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { ChangeLog } from '../../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { type AudienceMember, AudienceRepository } from '../audience/audience.repository.js';
import { audienceOf } from '../campaign.json.js';
import { type CampaignRow, CampaignsRepository } from '../campaigns.repository.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { RecipientsRepository } from '../recipients.repository.js';

/** Recipients sampled per transaction. */
const AT_ONCE = 500;

/** Places are integers below this. */
const PLACES = 2 ** 31;

/** Samples the audience of a due campaign and starts it. After an interruption it starts over, without adding anybody twice. */
@Injectable()
export class AudienceSampler {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly audiences: AudienceRepository,
    private readonly decisions: DecisionsService,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  async draw(id: string, signal: AbortSignal): Promise<void> {
    const row = await this.campaigns.find(id);
    if (row === undefined || !this.#isDue(row) || (await this.#tooMany(row))) return;
    const audience = audienceOf(row);
    for (let after: string | null = null; ; ) {
      signal.throwIfAborted();
      const some = await this.audiences.some(audience, AT_ONCE, after);
      if (!(await this.db.write((tx) => this.#add(tx, id, some)))) return;
      const last = some.at(-1);
      if (last === undefined || some.length < AT_ONCE) break;
      after = last.id;
    }
    await this.db.write((tx) => this.#begin(tx, id));
  }

  #isDue({ state, undo_until, start_at }: CampaignRow): boolean {
    return state === 'scheduled' && Math.max(undo_until ?? 0, start_at ?? 0) <= this.clock.now();
  }

  async #tooMany({ id, waits_for }: CampaignRow): Promise<boolean> {
    const now = this.clock.now();
    return this.db.write(async (tx) => {
      const begun = await this.campaigns.begunSince(tx, now - HOUR);
      if (begun < MOST_CAMPAIGNS_PER_HOUR) return false;
      if (waits_for === 'campaigns_per_hour') return true;
      await this.campaigns.change(tx, id, { waits_for: 'campaigns_per_hour', waits_until: null });
      const reason = `${begun} campaigns started within the past hour, which is the limit. This one starts when there is room.`;
      await this.decisions.note(tx, id, {
        kind: 'waits',
        by: 'program',
        reason,
        figures: { begun, most: MOST_CAMPAIGNS_PER_HOUR },
      });
      return true;
    });
  }

  /** @returns whether the campaign is still scheduled; starting it may have been undone meanwhile. */
  async #add(tx: WorkspaceTransaction, id: string, some: readonly AudienceMember[]): Promise<boolean> {
    const row = await this.campaigns.hold(tx, id);
    if (row === undefined || !this.#isDue(row)) return false;
    const rows = some.map((one) => ({
      id: namedUuid(row.created_at, `${id} ${one.id}`),
      campaign_id: id,
      contact_id: one.id,
      place: Math.floor(Math.random() * PLACES),
      state: 'waiting' as const,
    }));
    await this.recipients.add(tx, rows);
    // One of many batches; the campaign announces the end of sampling.
    this.changes.silence(tx);
    return true;
  }

  async #begin(tx: WorkspaceTransaction, id: string): Promise<void> {
    const row = await this.campaigns.hold(tx, id);
    if (row === undefined || !this.#isDue(row)) return;
    const now = this.clock.now();
    const audience = await this.recipients.count({ campaignId: id }, tx);
    const canary = canarySizeOf(audience, row.canary_share);
    await this.campaigns.change(tx, id, {
      state: 'canary',
      since: now,
      audience_size: audience,
      canary_size: canary,
      started_at: now,
      waits_until: null,
      waits_for: null,
    });
    const reason = `Started. Audience ${audience}; sending to ${canary} first.`;
    await this.decisions.note(tx, id, { kind: 'began', by: 'program', reason, figures: { audience, canary } });
  }
}
