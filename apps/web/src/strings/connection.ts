import { section } from '@concordia/ui/locale';

/** The page for programs and the people who write them. */
export const connectionStrings = section('connection', {
  title: 'Connection',
  description: 'Ways into this workspace for programs and the people who write them.',
  doors: {
    reference: {
      name: 'API reference',
      help: 'Every call with its parameters, answers and errors, to read and to try.',
    },
    document: { name: 'OpenAPI document', help: 'The same as JSON, for generating a client in your language.' },
    health: { name: 'Health', help: 'How the database, the jobs and the disk are, for monitoring.' },
    stream: {
      name: 'Stream of changes',
      help: 'Server-sent events that name what changed: messages, stats, contacts, imports, workspace. Come back with Last-Event-ID and you are told what you missed.',
    },
  },
  follow: 'Follow the changes from a terminal',
  notYet: 'Modules, events, webhooks and tokens are not part of this version.',
});
