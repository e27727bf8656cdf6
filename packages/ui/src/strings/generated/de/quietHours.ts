// Written by `npm run generate` from messages/de/quietHours.json.
import type { TextOf } from '../../../locale';
import type { quietHoursStrings } from '../quietHours';

export const quietHoursWords = (): TextOf<typeof quietHoursStrings> => ({
  title: 'Ruhezeiten',
  help: 'Zu diesen Zeiten wird nichts automatisch gesendet. Antworten auf Nachrichten der letzten 24 Stunden gehen trotzdem hinaus.',
  failed: 'Die Ruhezeiten konnten nicht geladen werden',
  noChannels: 'Kein Kanal verbunden',
  noChannelsHelp: 'Verbinden Sie einen unter „Kanäle“ und legen Sie dann hier die Ruhezeiten fest.',
  none: 'Keine',
  hours: ({ from, until }: { from: string; until: string }) => `${from} bis ${until}`,
  change: ({ channelName }: { channelName: string }) => `Ruhezeiten ändern: ${channelName}`,
  of: ({ channelName }: { channelName: string }) => `Ruhezeiten: ${channelName}`,
  from: 'Von',
  until: 'Bis',
  untilHelp: 'Am nächsten Tag, wenn früher als der Beginn.',
  equal: 'Beginn und Ende sind gleich. Wählen Sie eine andere Zeit.',
  zone: 'Zeitzone',
  zoneHelp: 'Es gilt die dortige Uhrzeit, im Sommer wie im Winter.',
  zoneMissing: 'Wählen Sie eine Zeitzone.',
  everywhere: 'Für alle verbundenen Kanäle übernehmen',
  save: 'Speichern',
  remove: 'Keine Ruhezeiten',
  cancel: 'Abbrechen',
  saved: 'Die Ruhezeiten sind gespeichert',
  removed: 'Es gibt keine Ruhezeiten mehr',
  notKept: 'Die Ruhezeiten bleiben unverändert',
});
