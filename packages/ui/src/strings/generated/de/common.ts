// Written by `npm run generate` from messages/de/common.json.
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
  showAll: ({ count }: { count: number }) => `Alle ${figure(count)} anzeigen`,
  showFewer: 'Weniger anzeigen',
});
