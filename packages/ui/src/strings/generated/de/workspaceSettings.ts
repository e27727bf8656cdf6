// Written by `npm run generate` from messages/de/workspaceSettings.json.
import type { TextOf } from '../../../locale';
import type { workspaceSettingsStrings } from '../workspaceSettings';

export const workspaceSettingsWords = (): TextOf<typeof workspaceSettingsStrings> => ({
  title: 'Name, Währung, Zeitzone und Lesebestätigungen',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  name: 'Name des Arbeitsbereichs',
  nameMissing: 'Geben Sie einen Namen ein.',
  currency: 'Währung',
  currencyHelp: 'Gilt für alle Beträge. Eine Änderung rechnet nichts um.',
  currencyMissing: 'Wählen Sie eine Währung.',
  timeZone: 'Zeitzone',
  timeZoneHelp: 'Gilt für alle Uhrzeiten, die Arbeitszeiten und das Morgenbriefing.',
  timeZoneMissing: 'Wählen Sie eine Zeitzone.',
  presence: 'Kontakten Lesebestätigungen zeigen',
  presenceHelp: 'Sendet Lesebestätigungen, wenn eine Konversation geöffnet wird, und zeigt an, dass jemand schreibt: bei WhatsApp, Messenger, Instagram und Telegram.',
  save: 'Speichern',
  saved: 'Einstellungen gespeichert',
});
