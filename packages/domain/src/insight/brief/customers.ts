import type { MonetaryBasis } from '../customers/rfm/rfm.js';
import { RFM_SEGMENTS } from '../customers/rfm/segments.js';
import type { Missing } from '../customers/scoring/missing.js';
import { type OfferTally, offerReport } from '../customers/scoring/report.js';
import type { SegmentationResult } from '../customers/scoring/segmentation.js';
import type { BriefCustomers, LeavingCustomer } from './facts.js';
import { listed } from './words.js';

/** How many customers at high risk a brief names. */
export const LEAVING_NAMED = 10;

/** What of a run a brief is made of. */
export type BriefSegmentation = Pick<SegmentationResult, 'customers' | 'missing' | 'orderValue'> & {
  readonly rfm: Pick<SegmentationResult['rfm'], 'averageSum' | 'engagedShare' | 'monetaryBasis'> & {
    readonly segments: Readonly<Record<(typeof RFM_SEGMENTS)[number], { readonly count: number }>>;
  };
  readonly churnRisk: { readonly high: Pick<SegmentationResult['churnRisk']['high'], 'count' | 'percentage'> };
};

/** What a run of the segmentation says, and what a brief takes from it. */
export interface SegmentedWorkspace {
  /** `null` before the first run that is done. */
  readonly result: BriefSegmentation | null;
  /** How many people have written at least once: what is known before a run. */
  readonly wrote: number;
  /** At high risk, the most valuable first. */
  readonly leaving: readonly LeavingCustomer[];
  /** What each is expected to bring over the horizon, in the currency; empty where spending is not known. */
  readonly values: ReadonlyMap<string, number>;
  readonly offers: readonly OfferTally[];
}

const NO_RUN = 'Customers have not been scored yet: run the segmentation.';

/** What the models say of all customers, for a brief. */
export function briefCustomersOf({ result, wrote, leaving, values, offers }: SegmentedWorkspace): BriefCustomers {
  const [best] = offerReport(offers, result?.orderValue ?? null);
  const mean = [...values.values()].reduce((sum, value) => sum + value, 0) / Math.max(1, values.size);
  const isPriced = values.size > 0 && mean > 0;
  return {
    count: result?.customers ?? wrote,
    ...figuresOf(result),
    leaving: { count: result?.churnRisk.high.count ?? 0, newest: leaving.slice(0, LEAVING_NAMED) },
    missing: { scores: missingWords(result, ['customers', 'fit']), churn: missingWords(result, null) },
    worth: isPriced ? { unit: 'currency', mean, of: values } : { unit: 'customer', mean: 1, of: new Map() },
    saveRate: { rate: best?.successRate ?? 0.5, outcomes: best?.trials ?? 0 },
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

/** What most of the scores are made of. */
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

/** @param about what counts; everything but spending for `null`. */
function missingWords(result: BriefSegmentation | null, about: readonly Missing['what'][] | null): string {
  if (result === null) return NO_RUN;
  const missing = result.missing.filter(({ what }) => (about === null ? what !== 'spenders' : about.includes(what)));
  if (missing.length === 0) return NO_RUN;
  const parts = missing.map(({ what, have, needed }) => `${needed} ${NEEDS[what]} (there are ${have})`);
  return `Not enough history yet: this needs ${listed(parts)}.`;
}
