// Written by `npm run generate` from messages/de/nightOps.json.
import type { Speech, TextOf } from '../../../locale';
import type { nightOpsStrings } from '../nightOps';

export const nightOpsWords = ({ counted }: Speech): TextOf<typeof nightOpsStrings> => ({
  title: 'Zeitplan für den Nachtbetrieb',
  failed: 'Der Zeitplan konnte nicht geladen werden',
  time: 'Uhrzeit des Morgenbriefings',
  timeHelp: 'In der Zeitzone des Arbeitsbereichs',
  saveTime: 'Uhrzeit speichern',
  start: {
    inbox_harvester: 'Posteingangsabruf starten',
    morning_brief: 'Morgenbriefing erstellen',
  },
  notStarted: {
    inbox_harvester: 'Der Posteingangsabruf wurde nicht gestartet',
    morning_brief: 'Das Morgenbriefing wurde nicht begonnen',
  },
  needsServer: 'Beides benötigt den Server, und der antwortet nicht.',
  running: {
    inbox_harvester: 'Posteingang wird abgerufen',
    morning_brief: 'Morgenbriefing wird erstellt',
  },
  waiting: 'In der Warteschlange',
  cancel: 'Abbrechen',
  notCancelled: 'Der Lauf geht weiter',
  cancelled: 'Abgebrochen',
  done: {
    inbox_harvester: 'Posteingang abgerufen',
    morning_brief: 'Morgenbriefing ist fertig',
  },
  failedRun: {
    inbox_harvester: 'Der Posteingangsabruf ist fehlgeschlagen',
    morning_brief: 'Das Morgenbriefing konnte nicht erstellt werden',
  },
  harvested: {
    messages: ({ messages, mailboxes }: { messages: number; mailboxes: number }) => `${counted(messages, 'neue Nachricht', 'neue Nachrichten')} in ${counted(mailboxes, 'Postfach', 'Postfächern')}`,
    files: ({ files }: { files: number }) => counted(files, 'Datei', 'Dateien'),
    envelopes: ({ envelopes }: { envelopes: number }) => counted(envelopes, 'Ereignis erneut gelesen', 'Ereignisse erneut gelesen'),
  },
  briefed: {
    answer: ({ answer }: { answer: number }) => counted(answer, 'zu beantwortende Nachricht', 'zu beantwortende Nachrichten'),
    follow_up: ({ follow_up }: { follow_up: number }) => counted(follow_up, 'Person zur Wiedervorlage', 'Personen zur Wiedervorlage'),
    send_failed: ({ send_failed }: { send_failed: number }) => counted(send_failed, 'nicht zugestellte Nachricht', 'nicht zugestellte Nachrichten'),
    connection: ({ connection }: { connection: number }) => counted(connection, 'zu prüfende Verbindung', 'zu prüfende Verbindungen'),
    nothing: 'Es wartet nichts auf Sie.',
    all: ({ parts }: { parts: string }) => `${parts}.`,
  },
});
