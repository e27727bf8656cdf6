// Written by `npm run generate` from messages/en/workspaceSettings.json.
import { section } from '../../locale';

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
