// Written by `npm run generate` from messages/de/assistant.json.
import type { Speech, TextOf } from '../../../locale';
import type { assistantStrings } from '../assistant';

export const assistantWords = ({ counted }: Speech): TextOf<typeof assistantStrings> => ({
  title: 'KI-Assistent',
  about: 'Beantwortet Fragen anhand Ihrer Nachrichten, Kontakte und Aufgaben.',
  open: 'Assistenten fragen',
  question: 'Ihre Frage',
  placeholder: 'Wer wartet am längsten?',
  ask: 'Fragen',
  cancel: 'Abbrechen',
  working: 'Wird nachgesehen …',
  examples: 'Das können Sie fragen',
  basis: 'Warum diese Antwort?',
  failed: 'Die Frage konnte nicht beantwortet werden',
  cancelled: 'Abgebrochen. Es wurde nichts geändert.',
  firstQuestions: {
    longest: 'Wer wartet am längsten?',
    unanswered: 'Wem habe ich noch nicht geantwortet?',
    due: 'Was ist heute fällig?',
    promised: 'Was haben wir versprochen?',
    callFirst: 'Wen soll ich zuerst anrufen?',
    atRisk: 'Wer ist abwanderungsgefährdet?',
    yesterday: 'Wie viele Nachrichten kamen gestern?',
  },
  thisConversation: 'Fasse diese Unterhaltung zusammen',
  sources: 'Quellen',
  source: ({ number, label }: { number: string; label: string }) => `Quelle ${number}: ${label}`,
  scope: ({ contacts, messages, since, channels }: { contacts: number; messages: number; since: string; channels: string }) => `Aus ${counted(contacts, 'Kontakt', 'Kontakten')} und ${counted(messages, 'Nachricht', 'Nachrichten')} seit ${since}. Kanäle: ${channels}.`,
  scopeEmpty: ({ contacts }: { contacts: number }) => `Aus ${counted(contacts, 'Kontakt', 'Kontakten')} und keinen Nachrichten.`,
  which: 'Wen meinen Sie?',
  draft: 'Entwurf, nicht gesendet',
});
