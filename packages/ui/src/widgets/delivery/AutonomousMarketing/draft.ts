import type { Audience, Campaign, CampaignCreate, CampaignSchedule, NewVariant } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { RFM_SEGMENTS, type RfmSegment } from '@concordia/domain/customers';
import { instantOf } from '../../inbox/Composer/sendTimes';

/** A variant in the form, identified by `key` while its name may be empty. */
export interface VariantDraft {
  readonly key: number;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

export interface CampaignDraft {
  readonly name: string;
  readonly goal: NonNullable<CampaignCreate['goal']>;
  /** Filters that the form does not show, such as a view or a label, are kept. */
  readonly audience: Audience;
  readonly channels: readonly Channel[];
  readonly variants: readonly VariantDraft[];
  /** YYYY-MM-DD; `null` starts the campaign at once. */
  readonly startDay: string | null;
  /** HH:MM. */
  readonly startTime: string | null;
  readonly from: string;
  readonly until: string;
}

/** Two variants: with one there is nothing to compare. */
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

/** The form's initial values. @param wallTimeOf converts an instant to the user's time zone. */
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

/** The request body. @param timeZone the user's, in which the hours are meant. */
export const bodyOf = (draft: CampaignDraft, timeZone: string): CampaignCreate => ({
  name: draft.name.trim(),
  goal: draft.goal,
  audience: audienceOf(draft.audience),
  channels: [...draft.channels],
  variants: draft.variants.map(variantOf),
  schedule: scheduleOf(draft, timeZone),
});

export function audienceOf({ q, ...audience }: Audience): Audience {
  const words = q?.trim() ?? '';
  return words === '' ? audience : { ...audience, q: words };
}

export const isSegment = (id: string): id is RfmSegment => RFM_SEGMENTS.some((segment) => segment === id);
