// Written by `npm run generate` from messages/en/connection.json.
import { section } from '@concordia/ui/locale';

export const connectionStrings = section('pages/connection', {
  title: 'Connection',
  description: 'Connect other software to this workspace.',
  tabs: 'Parts of the connection hub',
  tab: {
    modules: 'Modules',
    events: 'Events',
    webhooks: 'Webhooks',
    auth: 'Auth',
  },
  linksTitle: 'For programs',
  links: {
    reference: 'API reference',
    document: 'OpenAPI document',
    asyncApi: 'AsyncAPI document',
    keys: 'Public keys',
    health: 'Health',
    stream: 'Stream of changes',
  },
});
