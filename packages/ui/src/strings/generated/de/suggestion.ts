// Written by `npm run generate` from messages/de/suggestion.json.
import type { Speech, TextOf } from '../../../locale';
import type { suggestionStrings } from '../suggestion';

export const suggestionWords = ({ figure }: Speech): TextOf<typeof suggestionStrings> => ({
  title: 'KI-Vorschläge',
  type: {
    acknowledgment: 'Empfangsbestätigung',
    custom_reply: 'Individuelle Antwort',
  },
  likelihood: {
    high: 'Sehr wahrscheinlich',
    middle: 'Wahrscheinlich',
    low: 'Vielleicht',
  },
  use: 'Diese Antwort verwenden',
  namedUse: ({ type, share }: { type: string; share: number }) => `Diese Antwort verwenden: ${type}, zu ${figure(share, { style: 'percent' })} sicher`,
  used: 'Verwendet',
  grounds: 'Warum dieser Vorschlag?',
  noGrounds: 'Die ganze Unterhaltung, kein einzelner Satz.',
  source: {
    embedded: 'Auf diesem Computer geschrieben',
    llm: 'Vom eingerichteten Sprachmodell geschrieben',
    memory: 'So haben Sie eine ähnliche Nachricht beantwortet',
  },
  answered: ({ name, day }: { name: string; day: string }) => `Wie Sie ${name} am ${day} geantwortet haben`,
  answeredSomebody: ({ day }: { day: string }) => `Wie Sie am ${day} auf eine ähnliche Nachricht geantwortet haben`,
  applied: 'Übernommen',
  appliedHelp: 'Der KI-Vorschlag wurde übernommen.',
  notApplied: 'Fehler',
  notAppliedHelp: 'Der KI-Vorschlag konnte nicht übernommen werden',
  failed: 'Die Vorschläge konnten nicht geladen werden',
  none: 'Kein Vorschlag für diese Nachricht',
  why: {
    own: 'Die Nachricht ist von Ihnen.',
    list: 'Die Nachricht ging an eine Mailingliste; dort wartet niemand auf eine Antwort.',
    automatic: 'Die Nachricht wurde automatisch erstellt.',
    bounce: 'Die Nachricht meldet nur, dass eine E-⁠Mail nicht zugestellt werden konnte.',
    other: 'Die Nachricht ist schon beantwortet oder verlangt nichts, wozu eine vorbereitete Antwort passt. Vorbereitete Antworten gibt es auf Englisch, Französisch, Deutsch und Spanisch.',
  },
  explain: 'Warum diese Vorschläge?',
  retry: 'Vorschläge erneut laden',
});
