import {
  CHANNEL_NAMES,
  type Channel,
  type MessageStatus,
  type PriorityTier,
  STATUS_NAMES,
  TIER_NAMES,
} from '@concordia/domain';
import { section } from '../locale';

/** What several components say. */
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
  loading: (title: string) => `${title}: loading`,
  priority: (value: number, tier: PriorityTier) => `Priority ${figure(value)}, ${tier}`,
  tier: (tier: PriorityTier): string => TIER_NAMES[tier],
  tierAndPriority: (value: number, tier: PriorityTier) => `${TIER_NAMES[tier]} ${figure(value)}`,
  channel: (channel: Channel): string => CHANNEL_NAMES[channel],
  column: (status: MessageStatus): string => STATUS_NAMES[status],
}));
