// Written by `npm run generate` from messages/en/calendarFeed.json.
import { section } from '../../locale';

export const calendarFeedStrings = section('calendarFeed', {
  title: 'Calendar feeds',
  help: 'Subscribe in your calendar app. Anyone with an address can read the feed, so keep it private.',
  local: 'They are on this machine, so programs on this machine can read them.',
  feed: {
    tasks: 'Tasks and follow-ups',
    birthdays: 'Birthdays',
  },
  renew: 'New address',
  renewOf: {
    tasks: 'New address for tasks and follow-ups',
    birthdays: 'New address for birthdays',
  },
  renewed: 'The feed has a new address',
  renewedHelp: 'The old one is not found any more.',
  askRenew: 'Give this feed a new address?',
  askRenewHelp: 'Calendars that are subscribed to the old address find nothing there any more.',
  cancel: 'Keep it',
  failed: 'The addresses could not be read',
});
