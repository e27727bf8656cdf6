// Written by `npm run generate` from messages/en/common.json.
import { CHANNEL_NAMES, STATUS_NAMES, TIER_NAMES, type Channel, type MessageStatus, type PriorityTier } from '@concordia/domain';
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
  priority: ({ value, tierName }: { value: number; tierName: string }) => `Priority ${figure(value)}, ${tierName}`,
  tier: ({ tier }: { tier: PriorityTier }): string => TIER_NAMES[tier],
  tierAndPriority: ({ tier, value }: { tier: PriorityTier; value: number }) => `${TIER_NAMES[tier]} ${figure(value)}`,
  channel: ({ channel }: { channel: Channel }): string => CHANNEL_NAMES[channel],
  column: ({ status }: { status: MessageStatus }): string => STATUS_NAMES[status],
}));
