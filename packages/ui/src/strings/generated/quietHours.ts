// Written by `npm run generate` from messages/en/quietHours.json.
import { section } from '../../locale';

export const quietHoursStrings = section('quietHours', {
  title: 'Quiet hours',
  help: 'No automated sends during these hours. Replies to messages from the past day still go out.',
  failed: 'The quiet hours could not be read',
  noChannels: 'No channel is connected',
  noChannelsHelp: 'Connect one under Channels, then say here when it is quiet.',
  none: 'None',
  hours: ({ from, until }: { from: string; until: string }) => `${from} to ${until}`,
  change: ({ channelName }: { channelName: string }) => `Change the quiet hours of ${channelName}`,
  of: ({ channelName }: { channelName: string }) => `Quiet hours of ${channelName}`,
  from: 'From',
  until: 'Until',
  untilHelp: 'On the next day, when it is earlier than the beginning.',
  equal: 'They would end when they begin. Choose another time.',
  zone: 'Time zone',
  zoneHelp: 'Whose clock it is, in summer and in winter.',
  zoneMissing: 'Choose a time zone.',
  everywhere: 'The same on every connected channel',
  save: 'Save',
  remove: 'No quiet hours',
  cancel: 'Cancel',
  saved: 'The quiet hours are saved',
  removed: 'There are no quiet hours any more',
  notKept: 'The quiet hours stay as they were',
});
