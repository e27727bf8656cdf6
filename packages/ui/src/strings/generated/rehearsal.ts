// Written by `npm run generate` from messages/en/rehearsal.json.
import { section } from '../../locale';

export const rehearsalStrings = section('rehearsal', {
  title: 'Rehearsal',
  help: 'Nothing leaves this machine. A simulated channel speaks to a provider made up here, with the limits of the real one: try out what sending, receipts and refusals are like.',
  failed: 'The channels could not be read',
  mode: {
    not_connected: 'Not connected',
    simulated: 'Simulated',
    live: 'Live',
  },
  simulate: ({ channelName }: { channelName: string }) => `Simulate ${channelName}`,
  switchFailed: ({ channelName }: { channelName: string }) => `${channelName} stays as it was`,
});
