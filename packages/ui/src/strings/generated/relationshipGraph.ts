// Written by `npm run generate` from messages/en/relationshipGraph.json.
import { section } from '../../locale';

export const relationshipGraphStrings = section('relationshipGraph', ({ counted, figure }) => ({
  title: 'Who knows whom',
  loading: 'Loading relationships...',
  failed: 'Couldn’t load relationships',
  empty: 'No relationships yet',
  emptyHelp: 'They appear with the first messages. Connect a channel or import a mailbox.',
  setup: 'Connect a channel',
  you: 'You',
  groupBy: 'Group by',
  grouping: {
    lastContact: 'Last contact',
    company: 'Company',
  },
  band: {
    month: 'Last 30 days',
    quarter: 'Last 3 months',
    older: 'Longer ago',
  },
  shown: ({ people, companies }: { people: number; companies: number }) => `${counted(people, 'person', 'people')} you exchanged messages with, and their ${counted(companies, 'company', 'companies')}.`,
  closestOf: ({ people, total }: { people: number; total: string }) => `The ${figure(people)} people with most messages, of ${total}.`,
  atLeast: ({ count }: { count: number }) => `more than ${figure(count)}`,
  quiet: {
    none: 'Everyone you write with often was in touch in the last 3 months.',
    some: ({ count, who }: { count: number; who: string }) => `${counted(count, 'person you wrote with often has', 'people you wrote with often have')} been quiet for more than 3 months, such as ${who}.`,
    nobody: 'You write with nobody often yet.',
  },
  messages: ({ count }: { count: number }) => counted(count, 'message', 'messages'),
  last: 'last',
  replies: ({ time }: { time: string }) => `replies within ${time}`,
  employs: ({ count }: { count: number }) => counted(count, 'person here', 'people here'),
  openContact: 'Open contact',
  openConversation: 'Open conversation',
  count: ({ count }: { count: number }) => figure(count),
}));
