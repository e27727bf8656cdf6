// Written by `npm run generate` from messages/en/assistant.json.
import { section } from '../../locale';

export const assistantStrings = section('assistant', ({ counted }) => ({
  title: 'AI assistant',
  about: 'Answers questions from your messages, contacts and tasks.',
  open: 'Ask the assistant',
  question: 'Your question',
  placeholder: 'Who is waiting longest?',
  ask: 'Ask',
  cancel: 'Stop',
  working: 'Looking it up…',
  examples: 'What you can ask',
  basis: 'Why this answer?',
  failed: 'The question could not be answered',
  cancelled: 'Stopped. Nothing was changed.',
  firstQuestions: {
    longest: 'Who is waiting longest?',
    unanswered: 'Who have I not replied to?',
    due: 'What is due today?',
    promised: 'What did we promise?',
    callFirst: 'Whom should I call first?',
    atRisk: 'Who is at risk of leaving?',
    yesterday: 'How many messages came in yesterday?',
  },
  thisConversation: 'Summarize this conversation',
  sources: 'Sources',
  source: ({ number, label }: { number: string; label: string }) => `Source ${number}: ${label}`,
  scope: ({ contacts, messages, since, channels }: { contacts: number; messages: number; since: string; channels: string }) => `From ${counted(contacts, 'contact', 'contacts')} and ${counted(messages, 'message', 'messages')} since ${since}. Channels: ${channels}.`,
  scopeEmpty: ({ contacts }: { contacts: number }) => `From ${counted(contacts, 'contact', 'contacts')} and no messages.`,
  which: 'Whom do you mean?',
  draft: 'Draft, not sent',
}));
