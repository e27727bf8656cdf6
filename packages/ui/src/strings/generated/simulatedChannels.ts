// Written by `npm run generate` from messages/en/simulatedChannels.json.
import { section } from '../../locale';

export const simulatedChannelsStrings = section('simulatedChannels', {
  title: 'Simulated mode',
  help: 'Nothing leaves this machine. A simulated channel uses a local stand-in with the provider’s real limits, so you can try sending, receipts and refusals.',
  failed: 'The channels could not be read',
  mode: {
    not_connected: 'Not connected',
    simulated: 'Simulated',
    live: 'Live',
  },
  simulate: ({ channelName }: { channelName: string }) => `Simulate ${channelName}`,
  switchFailed: ({ channelName }: { channelName: string }) => `${channelName} stays as it was`,
});
