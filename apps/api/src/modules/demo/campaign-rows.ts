import type { World, WorldCampaign } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

export interface CampaignRows {
  readonly campaign: Insertable<ScopedTables['campaign']>[];
  readonly campaign_variant: Insertable<ScopedTables['campaign_variant']>[];
  readonly campaign_recipient: Insertable<ScopedTables['campaign_recipient']>[];
  readonly campaign_decision: Insertable<ScopedTables['campaign_decision']>[];
}

export const campaignRows = ({ campaigns }: World): CampaignRows => ({
  campaign: campaigns.map(campaignRow),
  campaign_variant: campaigns.flatMap(({ id, variants }) =>
    variants.map((variant, position) => ({
      id: variant.id,
      campaign_id: id,
      position,
      name: variant.name,
      subject: variant.subject,
      text: variant.text,
      dropped_at: variant.droppedAt,
    })),
  ),
  campaign_recipient: campaigns.flatMap(({ id, recipients }) =>
    recipients.map((one) => ({
      id: one.id,
      campaign_id: id,
      contact_id: one.contactId,
      place: one.place,
      state: one.state,
      round: one.sentAt === null ? 0 : 1,
      is_canary: one.isCanary ? (1 as const) : (0 as const),
      variant_id: one.variantId,
      channel: one.channel,
      code: one.code,
      attempts: one.sentAt === null ? 0 : 1,
      sent_at: one.sentAt,
      opened_at: one.openedAt,
      clicked_at: one.clickedAt,
      replied_at: one.repliedAt,
      unsubscribed_at: one.unsubscribedAt,
      complained_at: one.complainedAt,
    })),
  ),
  campaign_decision: campaigns.flatMap(({ id, decisions }) =>
    decisions.map((one) => ({
      id: one.id,
      campaign_id: id,
      kind: one.kind,
      decided_by: one.by,
      reason: one.reason,
      figures: JSON.stringify(one.figures),
      created_at: one.createdAt,
    })),
  ),
});

const campaignRow = (one: WorldCampaign): CampaignRows['campaign'][number] => ({
  id: one.id,
  name: one.name,
  goal: one.goal,
  state: one.state,
  since: one.since,
  reason_code: one.reason?.code ?? null,
  reason: one.reason?.sentence ?? null,
  reason_by: one.reason?.by ?? null,
  audience: JSON.stringify(one.audience),
  channels: JSON.stringify(one.channels),
  start_at: one.schedule.startAt,
  day_from: one.schedule.from,
  day_until: one.schedule.until,
  time_zone: one.schedule.timeZone,
  canary_share: one.canary.share,
  rollback: one.canary.rollback,
  canary_window: one.canary.window,
  when_unclear: one.canary.whenUnclear,
  answer_window: one.answerWindow,
  undo_until: one.undoUntil,
  waits_until: one.waitsUntil,
  waits_for: one.waitsFor,
  audience_size: one.recipients.length,
  canary_size: one.canarySize,
  canary_filled_at: one.canaryFilledAt,
  canary_passed_at: one.canaryPassedAt,
  created_at: one.createdAt,
  started_at: one.startedAt,
  finished_at: one.finishedAt,
});
