// Written by `npm run generate` from messages/en/workspaceSettings.json.
import { section } from '../../locale';

export const workspaceSettingsStrings = section('workspaceSettings', {
  title: 'Name, currency, time zone and read marks',
  failed: 'Couldn’t load the settings',
  name: 'Name of the workspace',
  nameMissing: 'Enter a name.',
  currency: 'Currency',
  currencyHelp: 'Used for all amounts. Changing it converts nothing.',
  currencyMissing: 'Choose a currency.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Used for all times, working hours and the morning brief.',
  timeZoneMissing: 'Choose a time zone.',
  presence: 'Show contacts that they are read',
  presenceHelp: 'Sends read marks when a conversation is opened and typing indicators while a reply is written, on WhatsApp, Messenger, Instagram and Telegram.',
  save: 'Save',
  saved: 'Settings saved',
});
