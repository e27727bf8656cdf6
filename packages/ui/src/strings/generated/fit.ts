// Written by `npm run generate` from messages/en/fit.json.
import { section } from '../../locale';

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
