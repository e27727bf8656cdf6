// Written by `npm run generate` from messages/de/intent.json.
import type { Speech, TextOf } from '../../../locale';
import type { intentStrings } from '../intent';

export const intentWords = ({ counted, figure }: Speech): TextOf<typeof intentStrings> => ({
  title: 'Anliegen in aktuellen Nachrichten',
  failed: 'Die Anliegen konnten nicht geladen werden',
  none: 'Noch kein Anliegen erkannt',
  noneHelp: 'Anliegen werden erkannt, sobald Nachrichten eintreffen.',
  intent: {
    purchase_inquiry: 'Kaufanfrage',
    meeting_request: 'Terminanfrage',
    information_request: 'Informationsanfrage',
    support_request: 'Supportanfrage',
    complaint: 'Beschwerde',
    introduction: 'Vorstellung',
    acceptance: 'Zustimmung',
    appreciation: 'Dank',
    opt_out: 'Abmeldung',
    cancellation: 'Kündigung',
  },
  chance: ({ share }: { share: number }) => figure(share, { style: 'percent' }),
  worthMost: 'Höchster Wert',
  intentTerm: 'Anliegen',
  urgencyTerm: 'Dringlichkeit',
  urgency: {
    high: 'Hoch',
    medium: 'Mittel',
    low: 'Niedrig',
  },
  actionTerm: 'Nächster Schritt',
  action: {
    schedule_call: 'Anruf planen',
    send_quote: 'Angebot senden',
    send_document: 'Dokument senden',
    ask_back: 'Rückfrage stellen',
    answer: 'Antworten',
  },
  valueTerm: 'Erwarteter Wert',
  unknown: 'Noch nicht bekannt',
  noValue: 'Keiner',
  strangerValue: 'Keine Käufe zum Vergleich',
  valueBetween: ({ low, high }: { low: string; high: string }) => `${low} bis ${high} über die üblichen Käufe hinaus`,
  valueUnclear: ({ low, high }: { low: string; high: string }) => `${low} bis ${high}: kein klarer Unterschied zu den üblichen Käufen`,
  somebody: 'Unbekannter Kontakt',
  learned: ({ answers }: { answers: number }) => `Dringlichkeit und nächster Schritt sind aus ${counted(answers, 'beantworteten Nachricht', 'beantworteten Nachrichten')} gelernt.`,
});
