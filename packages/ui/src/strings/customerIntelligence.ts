import type { RfmSegment, RiskLevel } from '@concordia/domain/customers';
import type { CustomerIntent, NextAction, Urgency } from '@concordia/domain/intents';
import { section } from '../locale';

const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };

/** What the models lack, and how old they are. */
export const fitStrings = section('fit', {
  notEnough: 'Not enough history yet',
  notEnoughHelp: 'Figures appear once there is enough data to compute them.',
  missing: {
    customers: 'Customers',
    returning: 'Customers who came back',
    weeks: 'Weeks of history',
    spenders: 'Customers who bought twice',
    deals: 'Deals',
    answers: 'Answered messages',
    outcomes: 'Outcomes',
    fit: 'Runs of the segmentation',
    spread: 'Differences between customers',
  },
  fitting: 'The first run is in progress.',
  stale: 'The models are more than two days old.',
  failed: 'The last run failed. These figures are from the previous run.',
  asOf: 'Computed',
});

/** Who the customers are, by when, how often and for how much they come. */
export const rfmStrings = section('rfm', ({ counted, figure, money }) => ({
  title: 'RFM Analysis',
  loading: 'Loading customer intelligence systems...',
  failed: 'Couldn’t load the RFM analysis',
  total: 'Total Customers',
  overall: 'Average score',
  recency: 'Recency',
  frequency: 'Frequency',
  monetary: 'Monetary',
  engagement: 'Average engagement',
  highEngagement: 'Highly engaged',
  basis: (deals: number, engagement: number) =>
    `Monetary is the value of deals for ${counted(deals, 'customer', 'customers')}, and how much they engage for ${figure(engagement)}.`,
  segments: 'Segments',
  share: (share: number) => figure(share, PERCENT),
  paid: (median: number) => `Paid ${money(median)} so far (median of those who bought)`,
  actionsFor: (segment: string) => `Recommended actions: ${segment}`,
  openCustomers: (count: number, group: string) => `${counted(count, 'customer', 'customers')}: ${group}`,
  segment: {
    champions: 'Champions',
    loyalCustomers: 'Loyal Customers',
    potentialLoyalists: 'Potential Loyalists',
    newCustomers: 'New Customers',
    promising: 'Promising',
    needAttention: 'Need Attention',
    aboutToSleep: 'About to Sleep',
    atRisk: 'At Risk',
  } satisfies Record<RfmSegment, string>,
}));

/** Whom one is losing, and what is done about it. */
export const churnStrings = section('churn', ({ counted, figure }) => ({
  title: 'Churn Prediction',
  failed: 'Couldn’t load the churn prediction',
  level: { high: 'High Risk', medium: 'Medium Risk', low: 'Low Risk' } satisfies Record<RiskLevel, string>,
  /** @param percentage of all customers, in percent. */
  ofAll: (percentage: number) => `${figure(percentage / 100, PERCENT)} of all`,
  probability: 'Average churn probability',
  chance: (share: number) => figure(share, PERCENT),
  timeToChurn: 'Time to churn',
  days: (days: number) => counted(Math.round(days), 'day', 'days'),
  past: 'Already past',
  never: 'Not in sight',
  unknown: 'No customers',
  factors: 'Top risk factors',
  noFactors: 'Nothing stands out.',
  /** @param horizon in days. */
  horizon: (horizon: number, learned: number) =>
    learned === 0
      ? `Chance of no contact for ${counted(Math.round(horizon), 'day', 'days')}, from recency alone. No confirmed churn yet to learn from.`
      : `Chance of no contact for ${counted(Math.round(horizon), 'day', 'days')}. Weights are learned from ${counted(learned, 'customer', 'customers')} who left or stayed.`,

  offers: 'Save offers',
  offersHelp: 'For customers at high risk, by what they return. The rate is learned from their own outcomes.',
  noOffers: 'No save offers',
  successRate: 'Success rate',
  between: (low: number, high: number) => `${figure(low, PERCENT)} to ${figure(high, PERCENT)}`,
  roi: 'Estimated ROI',
  roiOf: (roi: number) => figure(roi, { ...PERCENT, signDisplay: 'exceptZero' }),
  cost: 'Costs',
  orderValue: 'Average order',
  outcomes: 'Outcomes',
  taken: (accepted: number, trials: number) => `${figure(accepted)} of ${figure(trials)} taken`,
  open: (open: number) => `${figure(open)} open`,
  untried: 'Not tried yet; assumes 50%',
  namedOutcomes: (name: string, accepted: number, trials: number) =>
    `${figure(accepted)} of ${figure(trials)} taken: ${name}`,
  noDeals: 'Needs deals',
  make: 'Offer it…',
  namedMake: (name: string) => `Offer it: ${name}`,

  automation: 'Results',
  saved: 'Customers saved',
  savedHelp: 'Took an offer and are not at high risk now',
  prevented: 'Prevented this month',
  preventedHelp: 'Took an offer in the last 30 days',
}));

/** What customers want, by what they wrote lately. */
export const intentStrings = section('intents', ({ counted, figure }) => ({
  title: 'Intent of recent messages',
  failed: 'Couldn’t load the intents',
  none: 'No intent found yet',
  noneHelp: 'Intents are detected in messages as they arrive.',
  intent: {
    purchase_inquiry: 'Purchase Inquiry',
    meeting_request: 'Meeting Request',
    information_request: 'Information Request',
    support_request: 'Support Request',
    complaint: 'Complaint',
    introduction: 'Introduction',
    acceptance: 'Acceptance',
    appreciation: 'Appreciation',
    opt_out: 'Opt-out',
  } satisfies Record<CustomerIntent, string>,
  chance: (share: number) => figure(share, PERCENT),
  worthMost: 'Most valuable',
  intentTerm: 'Intent',
  urgencyTerm: 'Urgency',
  urgency: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<Urgency, string>,
  actionTerm: 'Next action',
  action: {
    schedule_call: 'Schedule Call',
    send_quote: 'Send Quote',
    send_document: 'Send Document',
    ask_back: 'Ask Back',
    answer: 'Answer',
  } satisfies Record<NextAction, string>,
  valueTerm: 'Expected value',
  unknown: 'Not known yet',
  somebody: 'Somebody',
  learned: (answers: number) =>
    `Urgency and next action are learned from ${counted(answers, 'answered message', 'answered messages')}.`,
}));

/** The customers behind a number, why each stands where they stand, and what is offered to them. */
export const customerListStrings = section('customerList', ({ counted, figure }) => ({
  total: 'All customers',
  engaged: 'Highly engaged customers',
  list: 'Customers',
  failed: 'The customers could not be read',
  none: 'No customers',
  noneHelp: 'This group is empty now.',
  sort: 'Sort',
  sortBy: { risk: 'Risk', value: 'Expected value', recency: 'Last contact', engagement: 'Engagement' },
  more: 'Show more customers',
  count: (count: number) => counted(count, 'customer', 'customers'),
  individual: 'Individual',
  scores: (recency: number, frequency: number, monetary: number) =>
    `R ${figure(recency)} · F ${figure(frequency)} · M ${figure(monetary)}`,
  scoresTerm: 'Scores of 5',
  churn: 'Churn',
  value: 'Expected value',
  heard: 'Last contact',
  ago: (days: number) => `${counted(Math.round(days), 'day', 'days')} ago`,
  today: 'today',
  why: 'Why',
  whyOf: (name: string) => `Why: ${name}`,
  whyFailed: 'The reasons could not be read',
  noReasons: 'No risk factors: in touch as often as usual.',
  points: (contribution: number) => `${figure(100 * contribution, { maximumFractionDigits: 0 })} points`,
  alive: 'Still a customer',
  aliveOf: (share: number) => `${figure(share, PERCENT)} likely`,
  gap: 'Silent',
  gapOf: (silence: number, gap: number | null) =>
    gap === null
      ? counted(Math.round(silence), 'day', 'days')
      : `${counted(Math.round(silence), 'day', 'days')}; usually ${counted(Math.round(gap), 'day', 'days')}`,
  history: 'History',
  historyOf: (days: number, earlier: number, later: number) =>
    `${counted(days, 'day', 'days')} with contact: ${figure(earlier)} in the first half, ${figure(later)} in the second`,
  deals: 'Deals',
  noDeals: 'None',
  unanswered: 'Waiting for us',
  unansweredOf: (count: number) => counted(count, 'message', 'messages'),
  openContact: 'Open contact',

  offer: 'Make an offer',
  namedOffer: (name: string) => `Make an offer: ${name}`,
  offerTitle: (name: string) => `An offer for ${name}`,
  offerHelp:
    'Make it in your own words, on the channel that they use. What is noted here counts as soon as they write, buy, or you say what came of it.',
  offersFailed: 'The offers could not be read',
  which: 'Offer',
  made: 'Note it as made',
  cancel: 'Cancel',
  noted: (offer: string) => `${offer}: noted`,
  notedHelp: 'It counts when they write or buy.',
  offers: 'Offers made',
  offerState: { open: 'Open', accepted: 'Taken', declined: 'Not taken', expired: 'Ran out' },
  tookIt: 'Took it',
  declinedIt: 'Did not',
  takeBack: 'Take back',
  namedTook: (offer: string) => `Took it: ${offer}`,
  namedDeclined: (offer: string) => `Did not take it: ${offer}`,
  namedTakeBack: (offer: string) => `Take back what came of it: ${offer}`,
  notKept: 'That could not be kept',
  erased: 'An erased person',
  noOutcomes: 'It was never made',
  noOutcomesHelp: 'Open a customer at risk and make it.',
  outcomesFailed: 'The outcomes could not be read',
  moreOutcomes: 'Show more outcomes',
}));
