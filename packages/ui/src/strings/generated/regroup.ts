// Written by `npm run generate` from messages/en/regroup.json.
import { section } from '../../locale';

export const regroupStrings = section('regroup', ({ figure, form }) => ({
  more: 'More actions',
  mergeWith: 'Merge with…',
  splitHere: 'Start a new conversation here',
  title: 'Merge conversations',
  choose: ({ name }: { name: string }) => `Conversations with ${name}`,
  failed: 'The conversations could not be read',
  none: ({ name }: { name: string }) => `No other conversation with ${name}`,
  noneHelp: 'There is nothing to merge with.',
  untitled: 'No subject',
  merge: ({ count }: { count: number }) => count === 0 ? 'Merge' : form(count, `Merge ${figure(count)} conversation`, `Merge ${figure(count)} conversations`),
  help: 'Their messages, drafts and tasks move to this conversation.',
  cancel: 'Cancel',
  merged: ({ count }: { count: number }) => form(count, `Merged ${figure(count)} conversation into this one`, `Merged ${figure(count)} conversations into this one`),
  split: ({ count }: { count: number }) => form(count, `Moved ${figure(count)} message to a new conversation`, `Moved ${figure(count)} messages to a new conversation`),
  notMerged: 'The conversations could not be merged',
  notSplit: 'The conversation could not be split',
  notUndone: 'That could not be undone',
}));
