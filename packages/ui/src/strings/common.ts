import { CHANNEL_NAMES, type Channel, type PriorityTier } from '@concordia/domain';
import { section } from '../locale';

/** What several components say. */
export const commonStrings = section('common', ({ figure }) => ({
  pending: 'Working',
  clear: 'Clear',
  close: 'Close',
  retry: 'Try again',
  opensInNewTab: 'opens in a new tab',
  noOptions: 'Nothing to choose from',
  priority: (value: number, tier: PriorityTier) => `Priority ${figure(value)}, ${tier}`,
  channel: (channel: Channel) => CHANNEL_NAMES[channel],
}));
