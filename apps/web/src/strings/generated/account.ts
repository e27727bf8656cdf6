// Written by `npm run generate` from messages/en/account.json.
import { section } from '@concordia/ui/locale';

export const accountStrings = section('pages/account', {
  workspace: 'Workspace',
  workspaceNamed: ({ name }: { name: string }) => `Workspace: ${name}`,
  timesIn: ({ zone }: { zone: string }) => `Times in ${zone}`,
  setup: 'Setup and import',
  appearance: 'Appearance',
  theme: {
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },
  density: 'Density',
  densities: {
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
  language: 'Language',
  languages: {
    system: 'System',
    en: 'English',
    de: 'Deutsch',
  },
  direction: 'Text direction',
  directions: {
    language: 'Automatic',
    ltr: 'Left to right',
    rtl: 'Right to left',
  },
  showFirstSteps: 'Show first steps',
  help: 'Help and shortcuts',
  demo: 'Demo',
  demoNamed: 'Demo: what this is and how to leave it',
});
