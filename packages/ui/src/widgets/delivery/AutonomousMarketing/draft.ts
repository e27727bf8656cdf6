import type { Audience, Campaign, CampaignCreate, CampaignSchedule, NewVariant } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { RFM_SEGMENTS, type RfmSegment } from '@concordia/domain/customers';
import { instantOf } from '../../inbox/Composer/sendTimes';

/** A variant in the form, known by a number while it has no name. */
export interface VariantDraft {
  readonly key: number;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** What the form of a campaign holds. */
export interface CampaignDraft {
  readonly name: string;
  readonly goal: NonNullable<CampaignCreate['goal']>;
  /** What the form does not show of it, a view or a label, stays as it is. */
  readonly audience: Audience;
  readonly channels: readonly Channel[];
  readonly variants: readonly VariantDraft[];
  /** YYYY-MM-DD; `null` for as soon as it is started. */
  readonly startDay: string | null;
  /** HH:MM. */
  readonly startTime: string | null;
  readonly from: string;
  readonly until: string;
}

/** A new campaign has two variants: with one there is nothing to compare. */
export const NEW_DRAFT: CampaignDraft = {
  name: '',
  goal: 'reply',
  audience: { segments: [] },
  channels: ['email'],
  variants: [
    { key: 1, name: 'A', subject: '', text: '' },
    { key: 2, name: 'B', subject: '', text: '' },
  ],
  startDay: null,
  startTime: '09:00',
  from: '09:00',
  until: '18:00',
};

/** What the form holds at first. @param zone in which the person reads times. */
export function draftOf(
  campaign: Campaign,
  wallTimeOf: (instant: string) => readonly [day: string, time: string],
): CampaignDraft {
  const { name, goal, audience, channels, variants, schedule } = campaign;
  const [startDay, startTime] = schedule.startAt === null ? [null, '09:00'] : wallTimeOf(schedule.startAt);
  return {
    name,
    goal,
    audience,
    channels,
    variants: variants.map((variant, index) => ({
      key: index + 1,
      name: variant.name,
      subject: variant.subject ?? '',
      text: variant.text,
    })),
    startDay,
    startTime,
    from: schedule.from,
    until: schedule.until,
  };
}

const variantOf = ({ name, subject, text }: VariantDraft): NewVariant => ({
  name: name.trim(),
  subject: subject.trim() === '' ? null : subject.trim(),
  text: text.trim(),
});

function scheduleOf({ startDay, startTime, from, until }: CampaignDraft, timeZone: string): CampaignSchedule {
  const startAt = instantOf(startDay, startTime, timeZone);
  return { startAt: startAt === null ? null : new Date(startAt).toISOString(), from, until, timeZone };
}

/** What the server is sent. @param timeZone of the person, in which the hours are meant. */
export const bodyOf = (draft: CampaignDraft, timeZone: string): CampaignCreate => ({
  name: draft.name.trim(),
  goal: draft.goal,
  audience: audienceOf(draft.audience),
  channels: [...draft.channels],
  variants: draft.variants.map(variantOf),
  schedule: scheduleOf(draft, timeZone),
});

/** An empty search is none. */
export function audienceOf({ q, ...audience }: Audience): Audience {
  const words = q?.trim() ?? '';
  return words === '' ? audience : { ...audience, q: words };
}

export const isSegment = (id: string): id is RfmSegment => RFM_SEGMENTS.some((segment) => segment === id);
