// Written by `npm run generate` from messages/en/hubSummary.json.
import { section } from '../../locale';

export const hubSummaryStrings = section('hubSummary', {
  title: 'Summary',
  failed: 'The figures could not be read',
  modules: 'Connected Modules',
  subscriptions: 'Active Subscriptions',
  events: 'Events Published',
  failures: 'Failed Events',
  showFailures: 'Show them',
});
