// Written by `npm run generate` from messages/en/assistant.json.
import { section } from '../../locale';

export const assistantStrings = section('assistant', {
  title: 'AI assistant',
  about: 'Answers questions from your messages, contacts and tasks.',
  open: 'Ask the assistant',
  question: 'Your question',
  placeholder: 'Who is waiting longest?',
  ask: 'Ask',
  cancel: 'Stop',
  working: 'Looking it up…',
  examples: 'You can ask',
  opened: 'Opens',
  basis: 'Why this answer?',
  failed: 'The question could not be answered',
  cancelled: 'Stopped. Nothing was changed.',
  firstQuestions: {
    longest: 'Who is waiting longest?',
    unanswered: 'Who have I not replied to?',
    due: 'What is due today?',
    promised: 'What did we promise?',
  },
  thisConversation: 'Summarize this conversation',
});
