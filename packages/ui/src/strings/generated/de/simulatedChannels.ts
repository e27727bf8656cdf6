// Written by `npm run generate` from messages/de/simulatedChannels.json.
import type { TextOf } from '../../../locale';
import type { simulatedChannelsStrings } from '../simulatedChannels';

export const simulatedChannelsWords = (): TextOf<typeof simulatedChannelsStrings> => ({
  title: 'Simulierter Betrieb',
  help: 'Nichts verlässt diesen Rechner. Ein simulierter Kanal nutzt einen lokalen Ersatz mit den echten Grenzen des Anbieters, sodass Sie Versand, Zustellstatus und Ablehnungen ausprobieren können.',
  failed: 'Die Kanäle konnten nicht geladen werden',
  mode: {
    not_connected: 'Nicht verbunden',
    simulated: 'Simuliert',
    live: 'Live',
  },
  simulate: ({ channelName }: { channelName: string }) => `${channelName} simulieren`,
  switchFailed: ({ channelName }: { channelName: string }) => `${channelName} bleibt unverändert`,
});
