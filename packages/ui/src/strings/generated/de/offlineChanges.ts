// Written by `npm run generate` from messages/de/offlineChanges.json.
import type { Speech, TextOf } from '../../../locale';
import type { offlineChangesStrings } from '../offlineChanges';

export const offlineChangesWords = ({ counted }: Speech): TextOf<typeof offlineChangesStrings> => ({
  waiting: ({ count }: { count: number }) => counted(count, 'Änderung wird gesendet, sobald Sie wieder online sind.', 'Änderungen werden gesendet, sobald Sie wieder online sind.'),
  held: ({ count }: { count: number }) => counted(count, 'Offline-Änderung braucht Ihre Entscheidung.', 'Offline-Änderungen brauchen Ihre Entscheidung.'),
  review: 'Ansehen',
  title: 'Offline-Änderungen',
  newer: ({ time }: { time: string }) => `Um ${time} kam eine neue Nachricht.`,
  theirs: ({ change }: { change: string }) => `Inzwischen geändert: ${change}.`,
  mine: ({ change }: { change: string }) => `Ihre Änderung: ${change}.`,
  moved: ({ column }: { column: string }) => `nach „${column}“ verschoben`,
  snoozed: ({ until }: { until: string }) => `zurückgestellt bis ${until}`,
  woken: 'zurückgeholt',
  assignedTo: ({ name }: { name: string }) => `${name} zugewiesen`,
  aMember: 'einem Mitglied',
  unassigned: 'Zuweisung aufgehoben',
  urgent: 'als dringend markiert',
  notUrgent: 'als nicht dringend markiert',
  read: 'als gelesen markiert',
  unread: 'als ungelesen markiert',
  unknown: 'Unbekannter Kontakt',
  gone: 'Diese Unterhaltung gibt es nicht mehr.',
  refused: ({ reason }: { reason: string }) => `Diese Änderung wurde nicht angenommen. ${reason}`,
  keepTheirs: 'Andere behalten',
  applyMine: 'Meine anwenden',
  dismiss: 'Ausblenden',
  none: 'Alles ist entschieden',
});
