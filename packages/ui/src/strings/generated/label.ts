// Written by `npm run generate` from messages/en/label.json.
import { CHANNEL_NAMES, STATUS_NAMES, TIER_NAMES, type Channel, type MessageStatus, type PriorityTier } from '@concordia/domain';
import { section } from '../../locale';

export const labelStrings = section('label', ({ figure }) => ({
  priority: ({ value, tierName }: { value: number; tierName: string }) => `Priority ${figure(value)}, ${tierName}`,
  tier: ({ tier }: { tier: PriorityTier }): string => TIER_NAMES[tier],
  tierAndPriority: ({ tier, value }: { tier: PriorityTier; value: number }) => `${TIER_NAMES[tier]} ${figure(value)}`,
  channel: ({ channel }: { channel: Channel }): string => CHANNEL_NAMES[channel],
  column: ({ status }: { status: MessageStatus }): string => STATUS_NAMES[status],
}));
