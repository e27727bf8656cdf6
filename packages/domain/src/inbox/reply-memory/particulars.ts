import type { ReplyLanguage } from '../../shared/text/language.js';

/* What belongs to one conversation and must not get into another: figures, also spelled ones, days, links, addresses, names. */

const bounded = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');

const NUMBERS: Readonly<Record<ReplyLanguage, string>> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\p{L}+)?|hundreds?|thousands?|millions?|dozens?|half|quarter|third|twice|once|double|first|second|fourth|fifth|last',
  de: 'eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn|\\p{L}+zig|hundert|tausend|dutzend|halb|viertel|zweimal|dreimal|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|demie?|douzaine|premi(?:er|ère)|deuxième|troisième|derni(?:er|ère)',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien(?:to)?|mil|medi[oa]|docena|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]',
};

const DAYS: Readonly<Record<ReplyLanguage, string>> = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|today|tonight|tomorrow|yesterday|mornings?|afternoons?|evenings?|noon|midnight|nights?|weeks?|weekends?|fortnights?|months?|years?|hours?|minutes?|spring|summer|autumn|winter|christmas|easter|now|later|soon|yet|already|lunch|breakfast',
  de: '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|heute|morgen|übermorgen|gestern|vormittags?|nachmittags?|abends?|mittags?|nachts?|wochen?|wochenende|monate?n?|jahre?n?|stunden?|minuten?|frühling|sommer|herbst|winter|weihnachten|ostern|jetzt|bald|schon',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|aujourd|demain|hier|matin|midi|soir|nuit|semaines?|mois|années?|ans?|heures?|minutes?|printemps|été|automne|hiver|noël|maintenant|bientôt|déjà',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|mañana|ayer|mediodía|tarde|noche|semanas?|mes(?:es)?|años?|horas?|minutos?|primavera|verano|otoño|invierno|navidad|ahora|pronto|ya',
};

const every = (words: Readonly<Record<ReplyLanguage, string>>): RegExp => bounded(Object.values(words).join('|'));

/** Looked for in every language: a reply may mix them. */
const SPELLED = [every(NUMBERS), every(DAYS)];
const WRITTEN = /\p{N}|[€£$¥%#@]|https?:|www\.|\p{L}\.(?:com|net|org|example|de|fr|es|io|co)\b/iu;

/** Figures, days, amounts, links and addresses in a text that another text does not have. */
export function strangeParticulars(text: string, here: string): string[] {
  const heard = here.toLowerCase();
  const spelled = SPELLED.flatMap((pattern) => text.match(pattern) ?? []);
  const strange = spelled.filter((word) => !bounded(word).test(heard));
  return WRITTEN.test(text) ? [...strange, ...text.split(/\s+/u).filter((word) => isStrange(word, here))] : strange;
}

const isStrange = (word: string, here: string): boolean =>
  WRITTEN.test(word) && !here.includes(word.replace(/[.,;:!?]+$/u, ''));

const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo';
const CLOCK = `(?:half past |halb |quarter (?:past|to) )?(?:${Object.values(NUMBERS).join('|')}|noon|midday|\\d{1,2}(?:[:.h]\\d{2})?)(?: heures| horas| uhr|am|pm)?`;
/** A weekday with its preposition, and the hour that goes with it. */
const APPOINTED = new RegExp(
  `,?\\s+(?:on |am |le |el )(?<![\\p{L}\\p{N}])(?:${WEEKDAY})(?![\\p{L}])(?:,? (?:at |um |à |a las )?(?:your )?${CLOCK}(?![\\p{L}])(?: in the (?:morning|afternoon)|,? your time)*)?`,
  'giu',
);

/** 'Shall we have a call on Friday at nine?' → 'Shall we have a call?' */
export const withoutDay = (text: string): string => text.replace(APPOINTED, '').replace(/\s+([?.!,])/gu, '$1');
