// Written by `npm run generate` from messages/de/fit.json.
import type { TextOf } from '../../../locale';
import type { fitStrings } from '../fit';

export const fitWords = (): TextOf<typeof fitStrings> => ({
  notEnough: 'Noch zu wenige Daten',
  notEnoughHelp: 'Zahlen erscheinen, sobald genügend Daten für die Berechnung vorliegen.',
  missing: {
    customers: 'Kunden',
    returning: 'Wiedergekommene Kunden',
    weeks: 'Wochen mit Daten',
    spenders: 'Kunden mit zwei Käufen',
    deals: 'Abschlüsse',
    answers: 'Beantwortete Nachrichten',
    outcomes: 'Ergebnisse',
    fit: 'Läufe der Segmentierung',
    spread: 'Unterschiede zwischen Kunden',
  },
  fitting: 'Der erste Lauf ist im Gange.',
  stale: 'Die Modelle sind mehr als zwei Tage alt.',
  failed: 'Der letzte Lauf ist fehlgeschlagen. Diese Zahlen stammen aus dem vorherigen Lauf.',
  asOf: 'Berechnet',
});
