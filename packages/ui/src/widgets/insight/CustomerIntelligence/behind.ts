import type { ListCustomersParams, OfferStanding, RiskLevel, SegmentName } from '@concordia/api-client';

/** The figure that was pressed, which decides what is listed. */
export type Behind =
  | { readonly of: 'all' }
  | { readonly of: 'engaged' }
  | { readonly of: 'segment'; readonly segment: SegmentName; readonly characteristics: readonly string[] }
  | { readonly of: 'risk'; readonly risk: RiskLevel }
  | { readonly of: 'customer'; readonly contactId: string; readonly name: string }
  /** The customers who received the offer. */
  | { readonly of: 'offer'; readonly offer: OfferStanding }
  /** The customers who accepted an offer. */
  | { readonly of: 'kept'; readonly since: 'ever' | 'month' };

export type CustomersBehind = Exclude<Behind, { of: 'offer' | 'kept' | 'customer' }>;

/** Lower bound of high engagement; the same as on the server. */
const HIGH_ENGAGEMENT = 0.5;

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

/** Whether a listed customer counts. Highly engaged ones come first in the engagement order, so the rest of the list does not. */
export const isMeant = (behind: CustomersBehind, { engagement }: { engagement: number }): boolean =>
  behind.of !== 'engaged' || engagement >= HIGH_ENGAGEMENT;
