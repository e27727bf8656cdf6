import { NOBODY } from '../cases/pages.ts';
import type { Writes } from './call.ts';

/** That a use is noted with its time is proven by the API's own test: the two clocks differ. */
export const suggestionWrites: Writes = {
  refusals: () => [
    { title: 'the use of no suggestion', method: 'POST', path: `/api/suggestions/${NOBODY}/use` },
    { title: 'the use of something that is no id', method: 'POST', path: '/api/suggestions/abc/use' },
    { title: 'a question without words', method: 'POST', path: '/api/assistant/questions', body: { question: ' ' } },
    { title: 'no question', method: 'POST', path: '/api/assistant/questions', body: {} },
  ],
  changes: (world) => {
    const asked = (question: string, messageId?: string) =>
      ({
        title: question,
        method: 'POST',
        path: '/api/assistant/questions',
        body: { question, messageId },
      }) as const;
    const spoken = world.messages.find(({ kind }) => kind === 'personal');
    return [
      asked('How many messages are unread on LinkedIn?'),
      asked('Summarise this conversation', spoken?.id),
      asked('When did I last talk to Nobodyatall?'),
      asked('What is the capital of France?'),
      asked('What can you do?'),
    ];
  },
};
