import { section } from '../locale';

/** The four figures above the connection hub. */
export const hubSummaryStrings = section('hubSummary', {
  title: 'Summary',
  failed: 'The figures could not be read',
  modules: 'Connected Modules',
  subscriptions: 'Active Subscriptions',
  events: 'Events Published',
  failures: 'Failed Events',
  showFailures: 'Show them',
});
