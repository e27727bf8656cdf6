// Written by `npm run generate` from messages/de/common.json.
import { CHANNEL_NAMES, type Channel, type MessageStatus, type PriorityTier } from '@concordia/domain';
import type { Speech, TextOf } from '../../../locale';
import type { commonStrings } from '../common';

export const commonWords = ({ figure }: Speech): TextOf<typeof commonStrings> => ({
  pending: 'Wird ausgeführt',
  clear: 'Leeren',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  reference: 'Referenz',
  waitingForServer: 'Warten auf den Server',
  opensInNewTab: '(wird in neuem Tab geöffnet)',
  noOptions: 'Keine Auswahl vorhanden',
  required: 'Diese Angabe ist erforderlich',
  loading: ({ title }: { title: string }) => `${title}: wird geladen`,
  priority: ({ value, tierName }: { value: number; tierName: string }) => `Priorität ${figure(value)}, ${tierName}`,
  tier: ({ tier }: { tier: PriorityTier }) => ({ high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }[tier]),
  tierAndPriority: ({ tier, value }: { tier: PriorityTier; value: number }) => `${{ high: 'Hoch', medium: 'Mittel', low: 'Niedrig' }[tier]} ${figure(value)}`,
  channel: ({ channel }: { channel: Channel }): string => CHANNEL_NAMES[channel],
  column: ({ status }: { status: MessageStatus }) => ({ inbox: 'Posteingang', in_progress: 'In Bearbeitung', waiting: 'Warten auf Antwort', completed: 'Erledigt' }[status]),
});
