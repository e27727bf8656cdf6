// Written by `npm run generate` from messages/de/setupChannel.json.
import type { TextOf } from '../../../locale';
import type { setupChannelStrings } from '../setupChannel';

export const setupChannelWords = (): TextOf<typeof setupChannelStrings> => ({
  title: 'Kanäle',
  connected: 'Verbunden',
  simulated: 'Simuliert',
  browserOnly: 'In diesem Browser simuliert',
  attention: {
    expired: 'Abgelaufen. Neu verbinden',
    failing: 'Gestört. Zum Beheben öffnen',
  },
  failed: 'Die Kanäle konnten nicht geladen werden',
});
