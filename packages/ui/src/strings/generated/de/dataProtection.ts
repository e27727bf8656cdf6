// Written by `npm run generate` from messages/de/dataProtection.json.
import type { Speech, TextOf } from '../../../locale';
import type { dataProtectionStrings } from '../dataProtection';

export const dataProtectionWords = ({ counted, figure, form }: Speech): TextOf<typeof dataProtectionStrings> => ({
  title: 'Datenschutz',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  limit: 'Alte Nachrichten entfernen',
  limitHelp: 'Jede Nacht Nachrichten löschen, die älter als N Tage sind. Kontakte bleiben erhalten.',
  days: 'Aufbewahrungsfrist in Tagen',
  bounds: ({ least, most }: { least: number; most: number }) => `Zwischen ${figure(least)} und ${figure(most)} Tagen`,
  counting: 'Betroffene Nachrichten werden gezählt …',
  countFailed: ({ why }: { why: string }) => `Die betroffenen Nachrichten konnten nicht gezählt werden. ${why}`,
  wouldGo: ({ messages, before }: { messages: number; before: string }) => messages === 0 ? `Keine Nachricht stammt aus der Zeit vor dem ${before}.` : counted(messages, `Nachricht aus der Zeit vor dem ${before} würde gelöscht.`, `Nachrichten aus der Zeit vor dem ${before} würden gelöscht.`),
  save: 'Speichern',
  saved: 'Gespeichert',
  savedOff: 'Nachrichten werden unbegrenzt aufbewahrt.',
  savedOn: ({ days }: { days: number }) => `Nachrichten werden ${counted(days, 'Tag', 'Tage')} aufbewahrt.`,
  ask: ({ days }: { days: number }) => `Nachrichten entfernen, die älter als ${counted(days, 'Tag', 'Tage')} sind?`,
  askHelp: ({ messages }: { messages: number }) => messages === 0 ? 'Heute ist keine Nachricht so alt. Jede Nacht werden die Nachrichten gelöscht, die zu alt geworden sind. Das lässt sich nicht rückgängig machen.' : form(messages, `Heute Nacht wird ${figure(messages)} Nachricht gelöscht, danach jede Nacht alle, die zu alt geworden sind. Das lässt sich nicht rückgängig machen.`, `Heute Nacht werden ${figure(messages)} Nachrichten gelöscht, danach jede Nacht alle, die zu alt geworden sind. Das lässt sich nicht rückgängig machen.`),
  askConfirm: 'Nachrichten entfernen',
  keepThem: 'Nachrichten behalten',
  notSaved: 'Das wurde nicht gespeichert',
  erasures: 'Löschungen',
  erasuresHelp: 'Nachweise über die Löschung personenbezogener Daten. Sie enthalten keine Angaben zur Person.',
  noErasures: 'Noch keine Kontakte gelöscht.',
  erasuresFailed: 'Die Nachweise konnten nicht geladen werden',
  running: 'Läuft',
  done: 'Fertig',
  receipt: ({ id }: { id: string }) => `Nachweis ${id}`,
  erased: ({ messages, files, points, notes, other }: { messages: number; files: number; points: number; notes: number; other: number }) => `${counted(messages, 'Nachricht', 'Nachrichten')} · ${counted(files, 'Datei', 'Dateien')} · ${counted(points, 'Adresse oder Nummer', 'Adressen und Nummern')} · ${counted(notes, 'Notiz', 'Notizen')} · ${counted(other, 'weiterer Eintrag', 'weitere Einträge')}`,
  more: 'Mehr anzeigen',
});
