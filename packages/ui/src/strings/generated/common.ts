// Written by `npm run generate` from messages/en/common.json.
import { section } from '../../locale';

export const commonStrings = section('common', ({ figure }) => ({
  pending: 'Working',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  reference: 'Reference',
  waitingForServer: 'Waiting for the server',
  opensInNewTab: '(opens in a new tab)',
  noOptions: 'Nothing to choose from',
  required: 'This is required',
  loading: ({ title }: { title: string }) => `${title}: loading`,
  showAll: ({ count }: { count: number }) => `Show all ${figure(count)}`,
  showFewer: 'Show fewer',
}));
