// Written by `npm run generate` from messages/en/searchTraining.json.
import { section } from '../../locale';

export const searchTrainingStrings = section('searchTraining', ({ counted, figure, form }) => ({
  title: 'Search by meaning',
  failed: 'What was learned could not be read',
  help: 'Search and suggested replies learn from your messages which words mean nearly the same. Nothing leaves this server.',
  tooFew: 'Too few messages to learn from',
  tooFewHelp: ({ fewest, messages }: { fewest: number; messages: number }) => `${counted(fewest, 'message is', 'messages are')} needed; there ${form(messages, `is ${figure(messages)}`, `are ${figure(messages)}`)}. Until then search finds words as they are written.`,
  never: 'Nothing learned yet',
  learned: 'Last learned',
  from: ({ messages }: { messages: number }) => `from ${counted(messages, 'message', 'messages')}`,
  now: ({ messages }: { messages: number }) => `Messages now: ${figure(messages)}`,
  again: 'Starts automatically when a quarter of the messages is new or gone, and after a month.',
  state: {
    waiting: 'Waiting to start',
    training: 'Learning words',
    placing: 'Comparing messages',
  },
  ready: 'Up to date',
  cancelled: 'Canceled. It will not start automatically for a month.',
  stopped: 'Learning failed. What was learned before stays in use.',
  start: 'Learn now',
  restart: 'Learn again',
  cancel: 'Cancel',
  notStarted: 'Learning was not started',
  notCancelled: 'It continues',
}));
