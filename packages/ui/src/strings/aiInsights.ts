import { section } from '../locale';

const SCORE: Intl.NumberFormatOptions = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

const data: Record<string, string> = {
  customers: 'Customers',
  returning: 'Came back',
  weeks: 'Weeks',
  transactionDays: 'Days with contact',
  spenders: 'Bought twice',
  deals: 'Deals',
  outcomes: 'Known ends',
  departures: 'Departures',
  answers: 'Answered messages',
};

/** What the models say of themselves: on what they rest, how well they do, and what there is still to do. */
export const aiInsightsStrings = section('aiInsights', ({ counted, figure }) => ({
  title: 'AI Insights',
  failed: 'The models could not be read',

  memory: 'Memory and metrics registry',
  memoryHelp: 'What the models rest on, counted at the last run.',
  memoryState: {
    ready: 'Active',
    stale: 'Active',
    failed: 'Active',
    fitting: 'Filling',
    not_enough_data: 'Waiting for data',
  },
  metric: {
    customers: 'Customers',
    transactionDays: 'Days with contact',
    deals: 'Deals',
    outcomes: 'Known outcomes',
  },

  segmentation: 'Customer segmentation',
  segmentationHelp:
    'Gathers the facts of every customer, fits every model and stores the scores. It runs every night, too.',
  segmentationState: {
    queued: 'Queued',
    running: 'Running',
    done: 'Ready',
    failed: 'Failed',
    cancelled: 'Cancelled',
    never: 'Ready',
  },
  run: 'Run Segmentation',
  notStarted: 'The segmentation was not started',
  cancel: 'Cancel',
  notCancelled: 'It goes on',
  waiting: 'Waiting for its turn',
  stage: { gathering: 'Gathering facts', fitting: 'Fitting models', storing: 'Storing scores' },
  seen: (customers: number) => counted(customers, 'customer', 'customers'),
  runEnd: {
    done: (customers: number) => `Done: ${counted(customers, 'customer', 'customers')} segmented`,
    failed: 'The run failed',
    cancelled: 'Cancelled; the scores of the run before stay',
  },

  engine: 'Analytics engine',
  engineState: {
    ready: 'Active',
    stale: 'Out of date',
    failed: 'Failed',
    fitting: 'Initializing',
    not_enough_data: 'Initializing',
  },
  noModels: 'Nothing is fitted yet. Run the segmentation once customers have written.',
  model: {
    segments: 'Segments',
    lifetime: 'Lifetime and churn',
    spend: 'Spending',
    risk: 'Reasons of risk',
    intents: 'Intents',
  },
  modelState: {
    ready: 'Fitted',
    stale: 'Out of date',
    failed: 'Failed',
    fitting: 'Fitting',
    not_enough_data: 'Not enough history yet',
  },
  version: (version: number) => `Version ${figure(version)}`,
  fitted: 'Fitted',
  /** What is newer than these words is called what the server calls it. */
  data: (what: string): string => data[what] ?? what,
  count: (count: number) => figure(count),
  logLikelihood: 'Log-likelihood',
  heldOut: 'Held-out score',
  silenceAlone: (score: number) => `silence alone ${figure(score, SCORE)}`,
  score: (score: number) => figure(score, SCORE),
  brier: 'Brier score',
  alwaysMean: (score: number) => `always the mean ${figure(score, SCORE)}`,
  heldOutOn: (customers: number, cutoff: string) =>
    `On ${counted(customers, 'customer', 'customers')}, fitted on what was before ${cutoff}.`,
  noScore: 'All did the same',
  parameters: 'Parameters',
  parameter: (value: number) => figure(value, { maximumSignificantDigits: 5 }),
  missing: (what: string, have: number, needed: number) => `${what}: ${figure(have)} of ${figure(needed)}`,

  phases: 'Phase checklist',
  phase: {
    facts: 'Facts of customers',
    segments: 'Segments',
    lifetime: 'Lifetime and churn',
    risk: 'Reasons of risk',
    value: 'Value of customers',
    intents: 'Intents of messages',
    offers: 'Save offers',
  },
  phaseState: { done: 'Done', running: 'Under way', waiting: 'Waiting', failed: 'Failed' },
  ofNeeded: (have: number, needed: number) => `${figure(have)} of ${figure(needed)}`,
}));
