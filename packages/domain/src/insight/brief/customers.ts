import type { MonetaryBasis } from '../customers/rfm/rfm.js';
import { RFM_SEGMENTS } from '../customers/rfm/segments.js';
import type { Missing } from '../customers/scoring/missing.js';
import { type OfferTally, offerReport } from '../customers/scoring/report.js';
import type { SegmentationResult } from '../customers/scoring/segmentation.js';
import type { BriefCustomers, LeavingCustomer } from './facts.js';
import { listed } from './words.js';

export const LEAVING_NAMED = 10;

export type BriefSegmentation = Pick<SegmentationResult, 'customers' | 'missing' | 'orderValue'> & {
  readonly rfm: Pick<SegmentationResult['rfm'], 'averageSum' | 'engagedShare' | 'monetaryBasis'> & {
    readonly segments: Readonly<Record<(typeof RFM_SEGMENTS)[number], { readonly count: number }>>;
  };
  readonly churnRisk: { readonly high: Pick<SegmentationResult['churnRisk']['high'], 'count' | 'percentage'> };
};

export interface SegmentedWorkspace {
  /** `null` before the first completed run. */
  readonly result: BriefSegmentation | null;
  /** Contacts who have written at least once: known even before a run. */
  readonly wrote: number;
  /** At high risk, the most valuable first. */
  readonly leaving: readonly LeavingCustomer[];
  /** Expected value of each contact over the horizon, in the currency; empty if spending is unknown. */
  readonly values: ReadonlyMap<string, number>;
  readonly offers: readonly OfferTally[];
}

const NO_RUN = 'Customers have not been scored yet: run the segmentation.';

export function briefCustomersOf({ result, wrote, leaving, values, offers }: SegmentedWorkspace): BriefCustomers {
  const mean = [...values.values()].reduce((sum, value) => sum + value, 0) / Math.max(1, values.size);
  const isPriced = values.size > 0 && mean > 0;
  return {
    count: result?.customers ?? wrote,
    ...figuresOf(result),
    leaving: { count: result?.churnRisk.high.count ?? 0, newest: leaving.slice(0, LEAVING_NAMED) },
    missing: { scores: missingWords(result, ['customers', 'fit']), churn: missingWords(result, null) },
    worth: isPriced ? { unit: 'currency', mean, of: values } : { unit: 'customer', mean: 1, of: new Map() },
    saveRates: offerReport(offers, result?.orderValue ?? null).map(({ offerId, successRate, trials }) => ({
      offerId,
      rate: successRate,
      outcomes: trials,
    })),
  };
}

function figuresOf(result: BriefSegmentation | null) {
  const rfm = result?.rfm ?? null;
  const basis = rfm?.monetaryBasis;
  const isScored = rfm !== null && rfm.averageSum !== null;
  const isLifetimeKnown = isScored && !(result?.missing ?? []).some(({ what }) => what !== 'spenders');
  return {
    avgRfmScore: rfm?.averageSum ?? null,
    monetaryBasis: basis === undefined || !isScored ? null : basisOf(basis),
    engagement: rfm === null || rfm.engagedShare === null ? null : 100 * rfm.engagedShare,
    churnAtRisk: result !== null && isLifetimeKnown ? result.churnRisk.high.percentage : null,
    segments:
      rfm === null || !isScored
        ? []
        : RFM_SEGMENTS.map((segment) => ({ segment, customers: rfm.segments[segment].count })),
  };
}

const basisOf = (counts: Readonly<Record<MonetaryBasis, number>>): MonetaryBasis =>
  counts.deal_value >= counts.engagement ? 'deal_value' : 'engagement';

const NEEDS: Readonly<Record<Missing['what'], string>> = {
  customers: 'customers',
  returning: 'customers who came back',
  weeks: 'weeks of history',
  spenders: 'customers who bought twice',
  deals: 'deals',
  answers: 'answered messages',
  outcomes: 'known outcomes',
  fit: 'runs of the segmentation',
  spread: 'customers who differ',
};

/** @param about the relevant needs; `null` for all but spending. */
function missingWords(result: BriefSegmentation | null, about: readonly Missing['what'][] | null): string {
  if (result === null) return NO_RUN;
  const missing = result.missing.filter(({ what }) => (about === null ? what !== 'spenders' : about.includes(what)));
  if (missing.length === 0) return NO_RUN;
  const parts = missing.map(({ what, have, needed }) => `${needed} ${NEEDS[what]} (there are ${have})`);
  return `Not enough history yet: this needs ${listed(parts)}.`;
}
