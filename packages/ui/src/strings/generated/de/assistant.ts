// Written by `npm run generate` from messages/de/assistant.json.
import type { TextOf } from '../../../locale';
import type { assistantStrings } from '../assistant';

export const assistantWords = (): TextOf<typeof assistantStrings> => ({
  title: 'KI-Assistent',
  about: 'Beantwortet Fragen anhand Ihrer Nachrichten, Kontakte und Aufgaben.',
  open: 'Assistenten fragen',
  question: 'Ihre Frage',
  placeholder: 'Wer wartet am längsten?',
  ask: 'Fragen',
  cancel: 'Abbrechen',
  working: 'Wird nachgesehen …',
  examples: 'Sie können fragen',
  opened: 'Öffnet',
  basis: 'Warum diese Antwort?',
  failed: 'Die Frage konnte nicht beantwortet werden',
  cancelled: 'Abgebrochen. Es wurde nichts geändert.',
  firstQuestions: {
    longest: 'Who is waiting longest?',
    unanswered: 'Who have I not replied to?',
    due: 'What is due today?',
    promised: 'What did we promise?',
  },
  thisConversation: 'Summarize this conversation',
});
