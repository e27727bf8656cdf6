// Written by `npm run generate` from messages/de/deadLetter.json.
import type { TextOf } from '../../../locale';
import type { deadLetterStrings } from '../deadLetter';

export const deadLetterWords = (): TextOf<typeof deadLetterStrings> => ({
  title: 'Dead Letters',
  help: 'Nachrichten, die trotz aller Wiederholungen fehlgeschlagen sind. Versuchen Sie es hier erneut, oder verwerfen Sie sie.',
  failed: 'Die Dead Letters konnten nicht geladen werden',
  none: 'Keine Dead Letters',
  noneHelp: 'Alle Nachrichten wurden empfangen und zugestellt.',
  direction: {
    in: 'Empfangen',
    out: 'Zu senden',
  },
  retry: 'Erneut versuchen',
  retried: 'Ein neuer Versuch läuft',
  retryFailed: 'Ein neuer Versuch war nicht möglich',
  dismiss: 'Verwerfen',
  askDismiss: 'Endgültig verwerfen?',
  askDismissHelp: {
    in: 'Der Inhalt wird gelöscht; es folgt kein weiterer Versuch.',
    out: 'Die Nachricht wird nicht erneut gesendet. Sie bleibt in ihrer Unterhaltung.',
  },
  dismissed: 'Verworfen',
  more: 'Mehr anzeigen',
});
