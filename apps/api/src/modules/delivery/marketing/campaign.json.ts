import { ChannelSchema } from '@concordia/contract';
import { AudienceSchema, type Campaign, CampaignReasonSchema } from '@concordia/contract/delivery';
import { HOUR } from '@concordia/domain';
import { canResume, type Progress } from '@concordia/domain/campaigns';
import { z } from 'zod';
import type { CampaignRow, VariantRow } from './campaigns.repository.js';

const ChannelsSchema = z.array(ChannelSchema);
const CodeSchema = CampaignReasonSchema.shape.code;

const isoOrNull = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

export const audienceOf = ({ audience }: Pick<CampaignRow, 'audience'>) => AudienceSchema.parse(JSON.parse(audience));

export const channelsOf = ({ channels }: Pick<CampaignRow, 'channels'>) => ChannelsSchema.parse(JSON.parse(channels));

export function reasonOf({ reason_code, reason, reason_by }: CampaignRow): Campaign['reason'] {
  if (reason_code === null || reason === null || reason_by === null) return null;
  return { code: CodeSchema.parse(reason_code), sentence: reason, by: reason_by };
}

export function campaignOf(row: CampaignRow, variants: readonly VariantRow[], progress: Progress): Campaign {
  const reason = reasonOf(row);
  return {
    id: row.id,
    name: row.name,
    goal: row.goal,
    audience: audienceOf(row),
    channels: channelsOf(row),
    variants: variants.map(({ id, name, subject, text, dropped_at }) => ({
      id,
      name,
      subject,
      text,
      isDropped: dropped_at !== null,
    })),
    schedule: {
      startAt: isoOrNull(row.start_at),
      from: row.day_from,
      until: row.day_until,
      timeZone: row.time_zone,
    },
    canary: {
      share: row.canary_share,
      rollback: row.rollback,
      windowHours: row.canary_window / HOUR,
      whenUnclear: row.when_unclear,
    },
    answerHours: row.answer_window / HOUR,
    state: row.state,
    since: new Date(row.since).toISOString(),
    reason,
    canResume: canResume(row.state, reason?.by ?? null),
    undoUntil: row.state === 'scheduled' ? isoOrNull(row.undo_until) : null,
    waitsUntil: isoOrNull(row.waits_until),
    canarySize: row.canary_size,
    canaryFilledAt: isoOrNull(row.canary_filled_at),
    progress,
    createdAt: new Date(row.created_at).toISOString(),
    startedAt: isoOrNull(row.started_at),
    finishedAt: isoOrNull(row.finished_at),
  };
}
