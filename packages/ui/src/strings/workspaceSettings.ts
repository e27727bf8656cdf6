import { section } from '../locale';

/** Currency and time zone of the workspace. */
export const workspaceSettingsStrings = section('workspaceSettings', {
  title: 'Currency and time zone',
  failed: 'Couldn’t load the settings',
  currency: 'Currency',
  currencyHelp: 'Used for all amounts. Changing it converts nothing.',
  currencyMissing: 'Choose a currency.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Used for all times, working hours and the morning brief.',
  timeZoneMissing: 'Choose a time zone.',
  save: 'Save',
  saved: 'Settings saved',
});
