// Written by `npm run generate` from messages/de/account.json.
import type { TextOf } from '@concordia/ui/locale';
import type { accountStrings } from '../account';

export const accountWords = (): TextOf<typeof accountStrings> => ({
  workspace: 'Arbeitsbereich',
  workspaceNamed: ({ name }: { name: string }) => `Arbeitsbereich: ${name}`,
  timesIn: ({ zone }: { zone: string }) => `Zeitzone: ${zone}`,
  setup: 'Einrichtung und Import',
  appearance: 'Erscheinungsbild',
  theme: {
    system: 'System',
    light: 'Hell',
    dark: 'Dunkel',
  },
  density: 'Dichte',
  densities: {
    comfortable: 'Großzügig',
    compact: 'Kompakt',
  },
  language: 'Sprache',
  languages: {
    system: 'System',
    en: 'English',
    de: 'Deutsch',
  },
  direction: 'Textrichtung',
  directions: {
    language: 'Automatisch',
    ltr: 'Nach rechts',
    rtl: 'Nach links',
  },
  showFirstSteps: 'Erste Schritte einblenden',
  help: 'Hilfe und Tastenkürzel',
  demo: 'Demo',
  demoNamed: 'Demo: was das ist und wie Sie sie verlassen',
});
