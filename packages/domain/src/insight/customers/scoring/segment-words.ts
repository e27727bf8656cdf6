import type { RfmSegment } from '../rfm/segments.js';
import type { SegmentFigures } from './summary.js';

/** Recommended actions per segment, the most helpful first. */
export const SEGMENT_ACTIONS: Readonly<Record<RfmSegment, readonly string[]>> = {
  champions: [
    'Ask for a recommendation or a review',
    'Show them what is new before anybody else',
    'Answer within the hour',
  ],
  loyalCustomers: ['Offer the next larger plan', 'Thank them by name', 'Ask what is missing'],
  potentialLoyalists: [
    'Propose a regular order',
    'Introduce the person who looks after them',
    'Send what suits their last question',
  ],
  newCustomers: ['Welcome them with a first step', 'Ask within a week how it went', 'Offer help before they ask'],
  promising: ['Remind them of their last question', 'Offer a trial', 'Call once'],
  needAttention: ['Ask whether anything has changed', 'Make an offer that ends on a day', 'Answer what is still open'],
  aboutToSleep: [
    'Write once, with something of use',
    'Ask whether they want to hear from you',
    'Let them go quietly after that',
  ],
  atRisk: [
    'Call before the week ends',
    'Make a save offer',
    'Answer what is still open, and say sorry where that is due',
  ],
};

/** Beyond this many days, a median last contact is not called recent; below, it is not called long silent. */
const RECENT_DAYS = 30;

/** What the segment is if its own dates bear it out, and what it is beside the others if they do not. */
const PLACES: Readonly<Record<RfmSegment, { readonly recent: string; readonly silent: string }>> = {
  champions: { recent: 'In touch recently and often', silent: 'More recent and more often than most' },
  loyalCustomers: {
    recent: 'In touch often, last contact not long ago',
    silent: 'In touch often, more recently than most',
  },
  potentialLoyalists: { recent: 'In touch recently, and returning', silent: 'More recent than most, and returning' },
  newCustomers: {
    recent: 'In touch recently, for the first time or nearly',
    silent: 'More recent than most, rarely so far',
  },
  promising: { recent: 'In touch not long ago, rarely so far', silent: 'More recent than most, rarely so far' },
  needAttention: { recent: 'Average recency and frequency', silent: 'Average recency and frequency' },
  aboutToSleep: { recent: 'Less recent and less often than most', silent: 'Long silent, rarely active' },
  atRisk: { recent: 'In touch often, but less recently than most', silent: 'Once active often, now long silent' },
};

const placeOf = (segment: RfmSegment, silenceDays: number | null): string =>
  PLACES[segment][silenceDays !== null && silenceDays > RECENT_DAYS ? 'silent' : 'recent'];

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Common traits of a segment's customers, with figures; an empty segment gets only its comparison. */
export function characteristicsOf(segment: RfmSegment, figures: SegmentFigures): string[] {
  const { silenceDays, transactionDays, atHighRisk } = figures;
  return [
    placeOf(segment, silenceDays),
    ...(silenceDays === null ? [] : [`Median last contact: ${days(Math.max(1, silenceDays))} ago`]),
    ...(transactionDays === null ? [] : [`Wrote or bought on ${days(transactionDays)} (median)`]),
    ...(atHighRisk === null || figures.count === 0
      ? []
      : [`${atHighRisk} of ${figures.count} at high risk of leaving`]),
  ];
}
