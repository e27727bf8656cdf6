// Written by `npm run generate` from messages/en/setupChannel.json.
import { section } from '../../locale';

export const setupChannelStrings = section('setupChannel', {
  title: 'Channels',
  connected: 'Connected',
  simulated: 'Simulated',
  browserOnly: 'Simulated in this browser',
  attention: {
    expired: 'Expired. Reconnect',
    failing: 'Not working. Open to fix',
  },
  failed: 'Couldn’t load channels',
});
