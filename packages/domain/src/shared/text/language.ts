// Common function words and courtesies of each language, present in almost any text of a few lines.
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const ENGLISH = words(
  'the and is are was were be been have has had do does did not you your we our they this that these those with from for of to in on at it its as by an ' +
    'will would can could should please thanks thank hello hi dear regards best if about what when where which who how there here just but or so my me us',
);

const OTHERS = {
  de: words(
    'der die das und ist sind war nicht sie ihr ihre wir uns mit von für auf ein eine einen dem den des zu im am wie dass bitte danke dank vielen liebe lieber hallo grüße auch noch aber wenn',
  ),
  fr: words(
    'le la les et est sont une des du de pas vous votre nous notre avec pour dans sur que qui au aux ce cette bonjour merci cordialement je il elle mais si',
  ),
  es: words(
    'el los las es son una del que en con para por su sus nosotros usted hola gracias saludos muy pero si como más está este esta lo al',
  ),
  it: words(
    'il gli sono un una di che non per con del della nel ciao grazie saluti questo questa come più ma se anche ho hai',
  ),
  pt: words(
    'os as são um uma do da dos das que não para com por seu sua obrigado obrigada olá mas como mais você nós está',
  ),
  nl: words(
    'het een en van is zijn niet dat die voor met op te aan ik je wij ons bedankt groeten hallo maar als ook bij nog',
  ),
  sv: words('och att det som en ett är inte för på med av till den har jag vi du tack hej men om så kan ska'),
  da: words('og det er ikke på med til en et av som jeg vi du takk tak hei hej men om så kan skal'),
  pl: words('nie na do to się jest że jak dziękuję pozdrawiam dzień dobry czy ale dla za'),
  tr: words('bir ve bu için ile de da ne mi çok teşekkürler merhaba değil ben siz biz var'),
};

const VOCABULARIES = Object.entries({ en: ENGLISH, ...OTHERS });

const SAMPLE = 2_000;
const LATIN = /\p{Script=Latin}/u;

function hits(tokens: readonly string[], vocabulary: ReadonlySet<string>): number {
  let total = 0;
  for (const token of tokens) if (vocabulary.has(token)) total += 1;
  return total;
}

/**
 * Whether a text is likely English, by a cheap check of its script and function words.
 *
 * Guards the sentiment model, which knows only English. Reads the first 2,000 characters. A text too short to tell ('OK!', 'Lunch tomorrow?') passes
 * if it is plain ASCII, since most other languages show an accent or a courtesy. An empty text does not pass.
 */
export function isEnglish(text: string): boolean {
  const letters = text.slice(0, SAMPLE).match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const latin = letters.filter((letter) => LATIN.test(letter)).length;
  if (latin / letters.length < 0.75) return false;

  const tokens =
    text
      .slice(0, SAMPLE)
      .toLocaleLowerCase('en')
      .match(/\p{L}+/gu) ?? [];
  const english = hits(tokens, ENGLISH);
  const other = Math.max(...Object.values(OTHERS).map((vocabulary) => hits(tokens, vocabulary)));
  // If the words are inconclusive, spelling decides.
  return english === other ? letters.every((letter) => letter < '\u0080') : english > other;
}

/** Languages of suggested replies. */
export const REPLY_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** Characters that only one of our languages uses. */
const SIGNS: readonly (readonly [ReplyLanguage, RegExp])[] = [
  ['es', /ñ/iu],
  ['de', /[äöüß]/iu],
  ['fr', /[çœêèàùû]|\b[cdjlmnqst][’'](?=\p{L})/iu],
];

/**
 * The language of a text if replies in it are supported; otherwise `null`. The most function words decide. Without a single leader, accents decide;
 * short plain ASCII counts as English, as in {@link isEnglish}.
 */
export function replyLanguageOf(text: string): ReplyLanguage | null {
  const sample = text.slice(0, SAMPLE);
  // Only Spanish opens questions with an inverted mark; Portuguese shares most of the words.
  if (/[¿¡]/u.test(sample)) return 'es';
  const tokens = sample.toLocaleLowerCase('en').match(/\p{L}+/gu) ?? [];
  const counts = VOCABULARIES.map(([code, vocabulary]) => ({ code, count: hits(tokens, vocabulary) }));
  const most = Math.max(...counts.map(({ count }) => count));
  const leading = counts.filter(({ count }) => count === most).map(({ code }) => code);
  if (most > 0 && leading.length === 1) return REPLY_LANGUAGES.find((language) => language === leading[0]) ?? null;
  const signed = SIGNS.find(([language, sign]) => leading.includes(language) && sign.test(sample));
  if (signed !== undefined) return signed[0];
  return isEnglish(text) ? 'en' : null;
}
