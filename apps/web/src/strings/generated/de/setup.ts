// Written by `npm run generate` from messages/de/setup.json.
import type { Speech, TextOf } from '@concordia/ui/locale';
import type { setupStrings } from '../setup';

export const setupWords = ({ bytes, counted, figure, form }: Speech): TextOf<typeof setupStrings> => ({
  title: 'Kanaleinrichtung',
  description: 'Kanäle verbinden, Grenzen der Automatisierung festlegen, E-⁠Mails importieren.',
  sections: 'Bereiche der Einrichtung',
  section: {
    channels: 'Kanäle',
    import: 'Import',
    workspace: 'Arbeitsbereich',
    undelivered: 'Dead Letters',
    status: 'Status',
  },
  sidebar: 'Kanäle und Automatisierung',
  automation: 'Automatisierung',
  select: 'Kanal auswählen',
  selectHelp: 'Zu jedem Kanal steht, was Sie brauchen und wo Sie es finden; dazu ein Verbindungstest.',
  allChannels: 'Alle Kanäle',
  mode: {
    checking: 'Wird geprüft …',
    live: 'Live-Betrieb',
    sim: 'Simulationsbetrieb',
  },
  modeHelp: {
    checking: 'Verbindung zum Server wird aufgebaut',
    live: 'Server erreichbar',
    sim: 'Server nicht erreichbar',
  },
  simulatedChannels: ({ count }: { count: number }) => `${counted(count, 'Kanal', 'Kanäle')} simuliert`,
  failingChannels: ({ count }: { count: number }) => `${counted(count, 'Kanal', 'Kanäle')} gestört`,
  status: 'Status',
  check: 'Erneut prüfen',
  silent: 'Das Programm meldet keinen Status',
  ok: 'OK',
  degraded: 'Beeinträchtigt',
  database: 'Datenbank',
  jobs: 'Jobs',
  disk: 'Speicherplatz',
  sending: 'Versand',
  free: ({ amount }: { amount: number }) => `${bytes(amount)} frei`,
  queue: ({ waiting, dead }: { waiting: number; dead: number }) => `${waiting === 0 ? 'Nichts wartet' : counted(waiting, 'Job wartet', 'Jobs warten')}${dead === 0 ? '' : form(dead, `, ${figure(dead)} Dead Letter`, `, ${figure(dead)} Dead Letters`)}`,
  version: ({ version, since }: { version: string; since: string }) => `Concordia ${version}, läuft seit ${since}`,
});
