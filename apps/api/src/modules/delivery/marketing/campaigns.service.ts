import type {
  Campaign,
  CampaignCreate,
  CampaignFunnel,
  CampaignListQuery,
  CampaignUpdate,
  NewVariant,
  Recipient,
  RecipientListQuery,
} from '@concordia/contract/delivery';
import { HOUR } from '@concordia/domain';
import { isAtRest, NO_PROGRESS } from '@concordia/domain/campaigns';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { Page } from '../../../common/page.js';
import { cursorOf, pageFrom } from '../../../common/paging.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { AudienceRepository } from './audience/audience.repository.js';
import { campaignOf } from './campaign.json.js';
import { type CampaignRow, CampaignsRepository } from './campaigns.repository.js';
import { noSuchCampaign, notNow } from './failures.js';
import { recipientOf } from './recipient.json.js';
import { RecipientsRepository } from './recipients.repository.js';

/** Campaign drafts; {@link CampaignControl} runs campaigns. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly campaigns: CampaignsRepository,
    private readonly people: RecipientsRepository,
    private readonly audiences: AudienceRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list({ state, ...query }: CampaignListQuery): Promise<Page<Campaign>> {
    const rows = await this.campaigns.list(query.limit + 1, cursorOf(query), state);
    const total = await this.campaigns.count(state);
    const shown = new Map((await this.#shown(this.db.read, rows)).map((one) => [one.id, one]));
    const page = pageFrom(
      rows,
      query.limit,
      total,
      (row) => ({ at: row.created_at, id: row.id }),
      ({ id }) => id,
    );
    return { ...page, items: page.items.flatMap((id) => shown.get(id) ?? []) };
  }

  get(id: string): Promise<Campaign> {
    return this.show(this.db.read, id);
  }

  async funnel(id: string): Promise<CampaignFunnel> {
    if ((await this.campaigns.find(id)) === undefined) throw noSuchCampaign();
    const { hasReceipts, delivered, ...rest } = await this.people.funnel(id);
    return { ...rest, delivered: hasReceipts ? delivered : null };
  }

  async show(from: QuerySource, id: string): Promise<Campaign> {
    const row = await this.campaigns.find(id, from);
    if (row === undefined) throw noSuchCampaign();
    const [campaign] = await this.#shown(from, [row]);
    if (campaign === undefined) throw noSuchCampaign();
    return campaign;
  }

  async create(campaign: CampaignCreate): Promise<Campaign> {
    const id = this.ids.next();
    const now = this.clock.now();
    await this.audiences.refuseUnknown(campaign.audience);
    return this.db.write(async (tx) => {
      await this.campaigns.insert(tx, { ...valuesOf(campaign), id, state: 'draft', since: now, created_at: now });
      await this.#setVariants(tx, id, campaign.variants);
      return this.show(tx, id);
    });
  }

  async update(id: string, update: CampaignUpdate): Promise<Campaign> {
    if (update.audience !== undefined) await this.audiences.refuseUnknown(update.audience);
    return this.db.write(async (tx) => {
      const row = await this.#held(tx, id);
      if (row.state !== 'draft') throw notNow(row.state);
      const before = await this.show(tx, id);
      await this.campaigns.change(tx, id, valuesOf({ ...before, ...update }));
      if (update.variants !== undefined) await this.#setVariants(tx, id, update.variants);
      return this.show(tx, id);
    });
  }

  async remove(id: string): Promise<Campaign> {
    return this.db.write(async (tx) => {
      const row = await this.#held(tx, id);
      if (!isAtRest(row.state)) throw notNow(row.state);
      const before = await this.show(tx, id);
      await this.campaigns.remove(tx, id);
      await this.notifications.forgetCampaign(tx, id);
      return before;
    });
  }

  async recipients(id: string, { state, variantId, ...query }: RecipientListQuery): Promise<Page<Recipient>> {
    if ((await this.campaigns.find(id)) === undefined) throw noSuchCampaign();
    const asked = { campaignId: id, state, variantId };
    const rows = await this.people.list(asked, query.limit + 1, cursorOf(query));
    const total = await this.people.count(asked);
    return pageFrom(rows, query.limit, total, (row) => ({ at: row.place, id: row.id }), recipientOf);
  }

  async #held(tx: WorkspaceTransaction, id: string): Promise<CampaignRow> {
    const row = await this.campaigns.hold(tx, id);
    if (row === undefined) throw noSuchCampaign();
    return row;
  }

  #setVariants(tx: WorkspaceTransaction, id: string, variants: readonly NewVariant[]): Promise<void> {
    return this.campaigns.setVariants(
      tx,
      id,
      variants.map(({ name, subject, text }) => ({ id: this.ids.next(), name, subject, text })),
    );
  }

  async #shown(from: QuerySource, rows: readonly CampaignRow[]): Promise<Campaign[]> {
    const ids = rows.map(({ id }) => id);
    const variants = Map.groupBy(await this.campaigns.variants(from, ids), ({ campaign_id }) => campaign_id);
    const progress = await this.campaigns.progress(from, ids);
    return rows.map((row) => campaignOf(row, variants.get(row.id) ?? [], progress.get(row.id) ?? NO_PROGRESS));
  }
}

const valuesOf = ({
  name,
  goal,
  audience,
  channels,
  schedule,
  canary,
  answerHours,
}: Pick<Campaign, 'name' | 'goal' | 'audience' | 'channels' | 'schedule' | 'canary' | 'answerHours'>) => ({
  name,
  goal,
  audience: JSON.stringify(audience),
  channels: JSON.stringify(channels),
  start_at: schedule.startAt === null ? null : Date.parse(schedule.startAt),
  day_from: schedule.from,
  day_until: schedule.until,
  time_zone: schedule.timeZone,
  canary_share: canary.share,
  rollback: canary.rollback,
  canary_window: Math.round(canary.windowHours * HOUR),
  when_unclear: canary.whenUnclear,
  answer_window: Math.round(answerHours * HOUR),
});
