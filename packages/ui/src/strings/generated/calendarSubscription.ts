// Written by `npm run generate` from messages/en/calendarSubscription.json.
import { section } from '../../locale';

export const calendarSubscriptionStrings = section('calendarSubscription', {
  title: 'Calendars',
  help: 'Their events appear in Today. Concordia only reads them, every fifteen minutes.',
  failed: 'The calendars could not be read',
  none: 'No calendars',
  noneHelp: 'Add the secret address of your calendar, and its events appear in Today.',
  add: 'Add calendar',
  address: 'Secret address in iCal format',
  addressHelp: 'In Google Calendar it is under Settings, “Secret address in iCal format”; in Outlook, under “Publish a calendar”. It is stored encrypted.',
  addressWrong: 'An address that begins with https://, http:// or webcal://',
  renameTitle: 'Rename calendar',
  askRemove: ({ name }: { name: string }) => `Remove ${name}?`,
  askRemoveHelp: 'Its events disappear from Today. To add it again, you need its address.',
});
