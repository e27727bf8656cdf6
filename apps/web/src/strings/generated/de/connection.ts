// Written by `npm run generate` from messages/de/connection.json.
import type { TextOf } from '@concordia/ui/locale';
import type { connectionStrings } from '../connection';

export const connectionWords = (): TextOf<typeof connectionStrings> => ({
  title: 'Verbindung',
  description: 'Verbinden Sie andere Software mit diesem Arbeitsbereich.',
  tabs: 'Bereiche des Verbindungs-Hubs',
  tab: {
    modules: 'Module',
    events: 'Ereignisse',
    webhooks: 'Webhooks',
    auth: 'Authentifizierung',
  },
  linksTitle: 'Für Programme',
  links: {
    reference: 'API-Referenz',
    document: 'OpenAPI-Dokument',
    asyncApi: 'AsyncAPI-Dokument',
    keys: 'Öffentliche Schlüssel',
    health: 'Zustand',
    stream: 'Strom der Änderungen',
  },
});
