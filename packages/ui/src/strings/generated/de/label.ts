// Written by `npm run generate` from messages/de/label.json.
import { CHANNEL_NAMES, type Channel, type MessageStatus, type PriorityTier } from '@concordia/domain';
import type { Speech, TextOf } from '../../../locale';
import type { labelStrings } from '../label';

export const labelWords = ({ figure }: Speech): TextOf<typeof labelStrings> => ({
  priority: ({ value, tierName }: { value: number; tierName: string }) => `Priorität ${figure(value)}, ${tierName}`,
  tier: ({ tier }: { tier: PriorityTier }) => ({ high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }[tier]),
  tierAndPriority: ({ tier, value }: { tier: PriorityTier; value: number }) => `${{ high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }[tier]} ${figure(value)}`,
  channel: ({ channel }: { channel: Channel }): string => CHANNEL_NAMES[channel],
  column: ({ status }: { status: MessageStatus }) => ({ inbox: 'Posteingang', in_progress: 'In Bearbeitung', waiting: 'Warten auf Antwort', completed: 'Erledigt' }[status]),
});
