// Written by `npm run generate` from messages/de/notification.json.
import type { Speech, TextOf } from '../../../locale';
import type { notificationStrings } from '../notification';

export const notificationWords = ({ counted, figure }: Speech): TextOf<typeof notificationStrings> => ({
  title: 'Benachrichtigungen',
  withUnseen: ({ unseen }: { unseen: number }) => `Benachrichtigungen: ${figure(unseen)} neu`,
  views: 'Was die Glocke anzeigt',
  news: 'Neu',
  due: 'Fällig',
  today: 'Heute',
  earlier: 'Früher',
  isNew: 'Neu',
  openToday: 'Den ganzen Tag ansehen',
  markAll: 'Alle als gesehen markieren',
  what: {
    urgent_message: 'Dringende Nachricht',
    send_failed: 'Nicht gesendet',
    task_due: 'Jetzt fällig',
    snooze_ended: 'Nicht mehr zurückgestellt',
    channel_expired: 'Ein Kanal muss neu verbunden werden',
    brief_ready: 'Ihr Morgenbriefing ist fertig',
    campaign_stopped: 'Eine Kampagne hat sich selbst gestoppt',
    webhook_disabled: 'Ein Webhook wurde deaktiviert',
    template_decided: 'Entscheidung über eine Vorlage',
  },
  about: ({ what, subject }: { what: string; subject: string }) => `${what}: ${subject}`,
  none: 'Nichts wartet auf Sie',
  noneHelp: 'Hier erscheinen dringende Nachrichten, fehlgeschlagene Sendungen und fällige Aufgaben.',
  failed: 'Die Benachrichtigungen konnten nicht geladen werden',
  notMarked: 'Die Benachrichtigungen konnten nicht als gesehen markiert werden',
  more: ({ count }: { count: number }) => `${counted(count, 'ältere Benachrichtigung', 'ältere Benachrichtigungen')} nicht angezeigt`,
  browser: 'Browser-Benachrichtigungen',
  browserHelp: 'Desktop-Benachrichtigungen erhalten, wenn Concordia im Hintergrund läuft.',
  denied: 'Ihr Browser lässt für diese Adresse keine Benachrichtigungen zu. Erlauben Sie sie in seinen Einstellungen für diese Website und schalten Sie dies dann ein.',
  unsupported: 'Dieser Browser unterstützt keine Benachrichtigungen.',
  showNames: 'Anzeigen, wer geschrieben hat',
  showNamesHelp: 'Sonst meldet eine Benachrichtigung nur, dass etwas vorliegt.',
});
