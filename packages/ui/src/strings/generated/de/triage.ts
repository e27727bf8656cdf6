// Written by `npm run generate` from messages/de/triage.json.
import type { TextOf } from '../../../locale';
import type { triageStrings } from '../triage';

export const triageWords = (): TextOf<typeof triageStrings> => ({
  snooze: {
    title: 'Zurückstellen bis',
    preset: {
      later_today: 'Heute, später',
      tomorrow: 'Morgen früh',
      next_week: 'Nächste Woche',
    },
    presets: 'Vorgeschlagene Zeiten',
    pick: 'Andere Zeit',
    day: 'Tag',
    time: 'Uhrzeit',
    unlessReply: 'Außer bei einer Antwort',
    unlessReplyHelp: 'Eine Antwort holt die Nachricht sofort zurück.',
    confirm: 'Zurückstellen',
    notInFuture: 'Wählen Sie einen Zeitpunkt in der Zukunft, höchstens zwei Jahre voraus.',
  },
  assign: {
    title: 'Zuweisen an',
    members: 'Mitglieder',
    nobody: 'Nicht zugewiesen',
    failed: 'Die Mitglieder konnten nicht geladen werden',
    none: 'Noch keine Mitglieder',
    owner: 'Inhaber',
  },
  cancel: 'Abbrechen',
});
