import { CHANNELS, type Channel } from '../../channels/channels.js';
import { CANARY_PLAN } from '../experiments/canary.js';
import { canarySizeOf } from './canary-size.js';

/** Audience members checked individually in a preview, and listed by name. */
export const PREVIEW_CHECKED = 5_000;
export const PREVIEW_SHOWN = 50;

export interface PreviewedMember {
  readonly contactId: string;
  readonly contactName: string;
  readonly channel: Channel | null;
  readonly code: string | null;
  readonly reason: string | null;
}

/** Who a campaign would reach, and why not the others. Reasons by frequency, descending; unreachable contacts first. */
export function previewOf(total: number, members: readonly PreviewedMember[]) {
  const reachable = members.filter(({ channel }) => channel !== null);
  const unreachable = [...Map.groupBy(members, ({ code }) => code)].flatMap(([code, all]) => {
    const reason = all[0]?.reason ?? null;
    return code === null || reason === null ? [] : [{ code, reason, count: all.length }];
  });
  return {
    total,
    checked: members.length,
    reachable: reachable.length,
    byChannel: CHANNELS.map((channel) => ({
      channel,
      count: reachable.filter((one) => one.channel === channel).length,
    })).filter(({ count }) => count > 0),
    unreachable: unreachable.toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
    canarySize: canarySizeOf(reachable.length, CANARY_PLAN.share),
    members: members
      .toSorted((a, b) => Number(a.channel !== null) - Number(b.channel !== null))
      .slice(0, PREVIEW_SHOWN),
  };
}
