/**
 * Detects what a text asks of its reader: a question, a request, a deadline, haste. Uses short phrase lists in our users' main languages (English,
 * German, French, Spanish, Japanese, Arabic); a matched phrase is quoted as the reason.
 */

// Maximum characters analyzed: requests are near the top, and a megabyte of pasted log must not take a second.
const SAMPLE = 4_000;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;

/** A pattern for any of the alternatives as whole words. Chinese and Japanese have no spaces: `unspaced` alternatives match anywhere. */
function phrases(spaced: readonly string[], unspaced: readonly string[] = []): RegExp {
  const whole = `(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(unspaced.length === 0 ? whole : `${whole}|${unspaced.join('|')}`, 'iu');
}

// 'sun' and 'sat' alone are other words.
const WEEKDAYS = 'mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|saturday|sunday';
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const WEEKDAYS_DE = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
const WEEKDAYS_FR = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const WEEKDAYS_ES = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo';

// An explicit deadline of today or tomorrow.
const BY_TOMORROW = phrases(
  [
    '(?:by|until|before|due) (?:today|tonight|tomorrow|noon)',
    'end of (?:the )?(?:day|business)',
    'eod',
    'cob',
    'bis (?:heute|morgen)',
    'heute noch',
    "d['’]ici (?:ce soir|demain)",
    'antes de (?:hoy|mañana)',
  ],
  ['本日中', '今日中', '明日まで'],
);

// A mention of today or tomorrow: a deadline only in a sentence that requests something.
const TOMORROW = phrases(
  [
    'today|tonight|tomorrow|this (?:morning|afternoon|evening)',
    "heute|morgen (?:früh|mittag|abend|vormittag|nachmittag)|aujourd['’]hui|demain|hoy|mañana",
    'اليوم|غدا|غدًا',
  ],
  ['今日', '明日'],
);

const DEADLINE = phrases(
  [
    'deadline',
    'due date',
    'due (?:by|on)',
    'no later than',
    'at the latest',
    'expires?(?: on)?',
    'cut-?off',
    'end of (?:the )?(?:week|month|quarter)',
    'eow',
    `(?:by|before|until|due) (?:next |this |end of )?(?:${WEEKDAYS})`,
    // A bare number may be an amount or a day: 'grew by 50'.
    '(?:by|before|until) the \\d{1,2}(?:st|nd|rd|th)?',
    '(?:by|before|until) \\d{1,2}(?:st|nd|rd|th|(?::\\d{2})? ?[ap]m)',
    `(?:by|before|until) (?:\\d{1,2} (?:${MONTHS})\\p{L}*|(?:${MONTHS})\\p{L}* \\d{1,2})`,
    '(?:by|before|until) (?:the end of )?(?:next|this) (?:week|month)',
    'frist',
    'spätestens',
    'fällig',
    `bis (?:zum |kommenden |nächsten )?(?:${WEEKDAYS_DE})`,
    'bis (?:zum )?\\d{1,2}\\.',
    'bis ende (?:der woche|des monats)',
    'échéance',
    'au plus tard',
    `(?:avant|d['’]ici) (?:${WEEKDAYS_FR}|le \\d{1,2})`,
    'plazo',
    'a más tardar',
    `antes del? (?:${WEEKDAYS_ES}|\\d{1,2})`,
    'الموعد النهائي',
    'قبل (?:يوم|نهاية)',
  ],
  ['締め?切', '期限', '日までに', '曜日?までに'],
);

const HASTE = phrases(
  [
    'urgent(?:ly)?',
    'asap',
    'a\\.s\\.a\\.p\\.?',
    'as soon as possible',
    'immediate(?:ly)?',
    'right away',
    'emergency',
    'time[- ]critical',
    'time[- ]sensitive',
    'escalat(?:e|ed|ing|ion)',
    'outage',
    '(?:system|site|service|line|production) (?:is|has been) down',
    'dringend',
    'eilt',
    'sofort',
    'schnellstmöglich',
    'so schnell wie möglich',
    'dès que possible',
    'au plus vite',
    'urgente',
    'cuanto antes',
    'lo antes posible',
    'عاجل',
    'في أقرب وقت',
  ],
  ['至急', '緊急', '大至急'],
);

const REQUEST = phrases(
  [
    '(?:can|could|would|will) you',
    '(?:can|could|may) (?:i|we) (?:have|get|ask)',
    "(?:i|we)(?:['’]d| would) (?:appreciate|like you|need)",
    'please (?!find|see|note|be advised)\\p{L}+',
    'let (?:me|us) know',
    'need you to',
    'looking forward to your (?:reply|answer|feedback|thoughts)',
    'send (?:me|us|over)',
    'get back to (?:me|us)',
    'your thoughts',
    'könn(?:ten|en|test) (?:sie|du|ihr)',
    'bitte (?!schön)\\p{L}+',
    'pou(?:vez|rriez)[- ]vous',
    'merci de \\p{L}+',
    'pued[ea]s?',
    'podrías?',
    'por favor',
    'هل يمكن(?:ك|كم)?',
    'أرجو',
    'يرجى',
    'من فضلك',
  ],
  ['お願い(?:し|いた|致)', 'いただけ(?:ます|ない|れば)', 'ください'],
);

const QUESTION = /[?？؟]+(?=\s|$|["'”’»)\]」』])/u;
const QUESTION_JA = /(?:です|ます|でしょう|ません)か[。\s]?/u;

const COURTESY = phrases(
  [
    '(?:many )?thank(?:s| you)|thx|cheers|great|perfect|got it|ok(?:ay)?|sounds good|will do|noted|lovely|deal',
    'danke|vielen dank|alles klar|passt|super|merci|parfait|gracias|perfecto|grazie|obrigad[oa]|شكر[اً]*',
  ],
  ['ありがとう', '承知'],
);
const COURTESY_WORDS = 8;

/** A line that goes on in lower case was broken by an email client. */
const SENTENCE_END = /(?<=[.!?。？！؟])\s*|\n+(?!\p{Ll})/u;

const sample = (text: string): string =>
  text
    .slice(0, SAMPLE)
    .replace(LINK, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n');

/** A phrase may stand on two lines of a paragraph. */
const joined = (read: string): string => read.replace(/(?<!\n)\n(?!\n)/gu, ' ');

function match(pattern: RegExp, read: string): string | null {
  return pattern.exec(joined(read))?.[0].trim() ?? null;
}

function isQuestion(read: string): boolean {
  return QUESTION.test(read) || QUESTION_JA.test(read);
}

/** Whether the text asks a question. Ignores question marks in links. */
export function asksQuestion(text: string): boolean {
  return isQuestion(sample(text));
}

/** The words that request an action, or `null`. */
export function findRequest(text: string): string | null {
  return match(REQUEST, sample(text));
}

/** The words that set a deadline, and whether it is today or tomorrow; `null` if there is none. */
export function findDeadline(text: string): { readonly phrase: string; readonly soon: boolean } | null {
  const read = sample(text);
  const asking = read.split(SENTENCE_END).filter((sentence) => isQuestion(sentence) || REQUEST.test(joined(sentence)));
  const soon = match(BY_TOMORROW, read) ?? match(TOMORROW, asking.join('\n'));
  if (soon !== null) return { phrase: soon, soon: true };
  const later = match(DEADLINE, read);
  return later === null ? null : { phrase: later, soon: false };
}

/** The words that express haste ('urgent', 'as soon as possible'), or `null`. */
export function findHaste(text: string): string | null {
  return match(HASTE, sample(text));
}

/** Whether a text is only a closing courtesy: a few words of thanks or assent, or a lone emoji. */
export function isCourtesy(text: string): boolean {
  const read = sample(text);
  if (isQuestion(read)) return false;
  const words = read.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 || (words.length <= COURTESY_WORDS && COURTESY.test(read) && !REQUEST.test(read));
}
