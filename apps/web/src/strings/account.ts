import { section } from '@concordia/ui/locale';

/** What stands behind the initials at the end of the header. */
export const accountStrings = section('account', {
  workspace: 'Workspace',
  workspaceNamed: (name: string) => `Workspace: ${name}`,
  timesIn: (zone: string) => `Times in ${zone}`,
  setup: 'Setup and import',
  appearance: 'Appearance',
  theme: { system: 'System', light: 'Light', dark: 'Dark' },
});
