import type { ListCustomersParams, OfferStanding, RiskLevel, SegmentName } from '@concordia/api-client';

/** The number that was pressed: who or what is listed behind it. */
export type Behind =
  | { readonly of: 'all' }
  | { readonly of: 'engaged' }
  | { readonly of: 'segment'; readonly segment: SegmentName; readonly characteristics: readonly string[] }
  | { readonly of: 'risk'; readonly risk: RiskLevel }
  /** Those to whom it was made. */
  | { readonly of: 'offer'; readonly offer: OfferStanding }
  /** Those who took an offer. */
  | { readonly of: 'kept'; readonly since: 'ever' | 'month' };

export type CustomersBehind = Exclude<Behind, { of: 'offer' | 'kept' }>;

/** From here up somebody counts as highly engaged, as the server counts. */
const HIGH_ENGAGEMENT = 0.5;

/** Which customers to ask for, and in which order at first. */
export function paramsOf(behind: CustomersBehind): ListCustomersParams {
  switch (behind.of) {
    case 'all':
      return { sort: 'value' };
    case 'engaged':
      return { sort: 'engagement' };
    case 'segment':
      return { segment: behind.segment, sort: 'value' };
    case 'risk':
      return { risk: behind.risk, sort: 'risk' };
  }
}

/** Whether somebody of a page is meant: the most engaged come first, and after the last of the highly engaged none is. */
export const isMeant = (behind: CustomersBehind, { engagement }: { engagement: number }): boolean =>
  behind.of !== 'engaged' || engagement >= HIGH_ENGAGEMENT;
