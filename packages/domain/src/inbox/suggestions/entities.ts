import type { ReplyLanguage } from '../../shared/text/language.js';

/** Entities in a sentence, verbatim; `null` if absent. */
export interface Entities {
  /** A day, with or without a time, that the writer proposes. Excludes days relative to reading time (tomorrow). */
  readonly when: string | null;
  /** The day by which something is needed. */
  readonly deadline: string | null;
  /** An order, invoice or ticket, with its number. */
  readonly reference: string | null;
  readonly amount: string | null;
  /** A quantity or duration, in figures or words. */
  readonly quantity: string | null;
}

interface Calendar {
  readonly day: string;
  readonly month: string;
  /** Separates a day from its time. */
  readonly at: string;
  readonly hour: string;
  readonly by: string;
  /** Precedes the new day of a rescheduled event. */
  readonly to: string;
}

const MONTHS_EN = 'january|february|march|april|may|june|july|august|september|october|november|december';

const CALENDARS: Readonly<Record<ReplyLanguage, Calendar>> = {
  en: {
    day: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    month: MONTHS_EN,
    at: ',? (?:at|around)|,',
    hour: "\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| o['’]clock)?|noon",
    by: 'by|before|until|no later than',
    to: 'to|until|is|on|for|about',
  },
  de: {
    day: 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
    month: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    at: ',? um|,',
    hour: '\\d{1,2}(?:[:.]\\d{2})?(?: ?uhr)?',
    by: 'bis(?: zum| spätestens)?|vor',
    to: 'auf|am|zum',
  },
  fr: {
    day: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
    month: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    at: ' à|,',
    hour: '\\d{1,2} ?(?:h(?:eures)?|:)(?: ?\\d{2})?',
    by: "avant(?: le)?|d['’]ici(?: le| à)?|au plus tard",
    to: 'à|au|le',
  },
  es: {
    day: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
    month: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    at: ' a las?|,',
    hour: '\\d{1,2}(?:[:.]\\d{2})?(?: horas)?',
    by: 'antes del?|para el|hasta el',
    to: 'al|a|el',
  },
};

const bounded = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A weekday, a date, or both, and an optional time. */
function dayPattern({ day, month, at, hour }: Calendar): string {
  const date = `(?:the )?\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?: of| de)? (?:${month})|(?:${month}) \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?`;
  return bounded(`(?:(?:${day}),?(?: (?:the |den |le |el )?(?:${date}))?|${date})(?:(?:${at})? (?:${hour}))?`);
}

interface Patterns {
  readonly when: RegExp;
  readonly deadline: RegExp;
  readonly target: RegExp;
}

function patternsOf(calendar: Calendar): Patterns {
  const day = dayPattern(calendar);
  return {
    when: new RegExp(day, 'iu'),
    deadline: new RegExp(`${bounded(calendar.by)} (?<day>${day})`, 'iu'),
    target: new RegExp(`${bounded(calendar.to)} (?<day>${day})`, 'iu'),
  };
}

const PATTERNS: Readonly<Record<ReplyLanguage, Patterns>> = {
  en: patternsOf(CALENDARS.en),
  de: patternsOf(CALENDARS.de),
  fr: patternsOf(CALENDARS.fr),
  es: patternsOf(CALENDARS.es),
};

// The number must contain a digit, and must not be a year or an amount.
const REFERENCE =
  /(?<![\p{L}\p{N}])(?:order|invoice|ticket|quote|case|tender|bestellung|rechnung|auftrag|angebot|commande|facture|devis|pedido|factura|presupuesto)(?: (?:number|no\.?|nr\.?|nummer|numéro|n°|número|núm\.?))?:? ?#?(?:[\p{L}]{1,4}-)?\d[\p{L}\p{N}/-]{2,}(?![\p{L}\p{N}])/iu;

const AMOUNT =
  /(?:[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d|\d[\d.,]*\s?(?:€|£|euros?\b|chf\b|gbp\b|usd\b|dollars?\b|pounds?\b|pfund\b|franken\b|livres?\b|libras\b))/iu;

const QUANTITY =
  /(?<![\p{L}\p{N}])(?:\d{1,6}|two|three|four|five|six|ten|twelve|twenty|zwei|drei|vier|fünf|sechs|zehn|zwölf|deux|trois|quatre|cinq|six|dix|douze|dos|tres|cuatro|cinco|seis|diez|doce)(?: \p{L}+)?(?![\p{L}\p{N}])/iu;

const first = (pattern: RegExp, text: string): string | null => pattern.exec(text)?.[0].trim() ?? null;

/** The matched day, without the sentence's final comma or full stop. */
const dayOf = (pattern: RegExp, text: string): string | null =>
  pattern.exec(text)?.groups?.day?.replace(/[,.]$/u, '').trim() ?? null;

/**
 * Finds the entities of a sentence. Everything returned is a verbatim excerpt.
 *
 * @param isMove for a sentence that reschedules something, so that the old day is not taken for the new one.
 */
export function entitiesOf(sentence: string, language: ReplyLanguage, isMove = false): Entities {
  const { when, deadline, target } = PATTERNS[language];
  const day = first(when, sentence);
  return {
    when: isMove ? dayOf(target, sentence) : (day?.replace(/[,.]$/u, '') ?? null),
    deadline: dayOf(deadline, sentence),
    reference: first(REFERENCE, sentence),
    amount: first(AMOUNT, sentence),
    quantity: first(QUANTITY, sentence),
  };
}
