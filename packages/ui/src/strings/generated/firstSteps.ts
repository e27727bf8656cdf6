// Written by `npm run generate` from messages/en/firstSteps.json.
import { section } from '../../locale';

export const firstStepsStrings = section('firstSteps', ({ figure }) => ({
  title: 'First steps',
  failed: 'Couldn’t load the first steps',
  progress: ({ done, total }: { done: number; total: number }) => `${figure(done)} of ${figure(total)} done`,
  hide: 'Hide first steps',
  hidden: 'First steps are hidden',
  hiddenHelp: 'Show them again from the workspace menu.',
  undo: 'Undo',
  allDone: 'Your workspace is set up',
  allDoneHelp: 'All first steps are done.',
  doneOn: ({ date }: { date: string }) => `Done ${date}`,
  step: {
    messages: 'Import your email',
    channel: 'Connect a channel',
    reply: 'Send a reply',
    view: 'Save a view',
  },
  gain: {
    messages: 'Sorts your conversations, and turns the people in them into contacts.',
    channel: 'Brings new messages in as they arrive, and lets you reply from here.',
    reply: 'Goes out on the channel the contact used, and the conversation waits for them.',
    view: 'Keeps filters you use often one click away.',
  },
}));
