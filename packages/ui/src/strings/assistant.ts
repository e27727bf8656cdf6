import { section } from '../locale';

/** What the assistant's card and panel say; the answers come from the server. */
export const assistantStrings = section('assistant', () => ({
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
  basis: 'What this rests on',
  failed: 'The question could not be answered',
  cancelled: 'Stopped. Nothing was changed.',
  firstQuestions: [
    'Who is waiting longest?',
    'Whom have I not answered?',
    'What is due today?',
    'What did we promise?',
  ],
  thisConversation: 'Summarise this conversation',
}));
