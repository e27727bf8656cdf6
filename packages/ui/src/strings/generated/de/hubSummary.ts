// Written by `npm run generate` from messages/de/hubSummary.json.
import type { TextOf } from '../../../locale';
import type { hubSummaryStrings } from '../hubSummary';

export const hubSummaryWords = (): TextOf<typeof hubSummaryStrings> => ({
  title: 'Zusammenfassung',
  failed: 'Die Zahlen konnten nicht geladen werden',
  modules: 'Verbundene Module',
  subscriptions: 'Aktive Abonnements',
  events: 'Veröffentlichte Ereignisse',
  failures: 'Fehlgeschlagene Ereignisse',
  showFailures: 'Anzeigen',
});
