import type { AnswerLanguage } from './plan.js';
import { EXAMPLE_QUESTIONS } from './question.js';

/** What can be asked, shown when a question is not supported. A test compiles each of them. */
export const EXAMPLES: Readonly<Record<AnswerLanguage, readonly string[]>> = {
  en: [
    ...EXAMPLE_QUESTIONS,
    'What did Ada write last?',
    'How many messages came in yesterday?',
    'Summarize the conversation with Ada',
    "What is Ada's phone number?",
    'Did we promise anything to Ada?',
    'Whom should I call first?',
    'Who is at risk of leaving?',
    'Which deals are worth most?',
    'Show me unread WhatsApp messages',
    'Draft a reply to Ada',
  ],
  de: [
    'Wer wartet am längsten?',
    'Was hat Ada zuletzt geschrieben?',
    'Wie viele Nachrichten kamen gestern?',
    'Fasse das Gespräch mit Ada zusammen',
    'Telefonnummer von Ada',
    'Haben wir Ada etwas versprochen?',
    'Wen soll ich zuerst anrufen?',
    'Wer ist abwanderungsgefährdet?',
    'Welche Abschlüsse sind am meisten wert?',
    'Zeig mir ungelesene WhatsApp-Nachrichten',
    'Entwirf eine Antwort an Ada',
    'Was ist heute fällig?',
    'Wer hat diese Woche Geburtstag?',
  ],
};
