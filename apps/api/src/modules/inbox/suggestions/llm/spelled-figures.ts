/** Parts of number words in English, German, French, Spanish, Italian, Dutch and Portuguese, longer ones first. */
const PARTS = [
  'seventeen|thirteen|fourteen|eighteen|nineteen|seventy|fifteen|sixteen|hundred|thousand|million|billion|eleven|twelve|twenty|thirty|eighty|ninety|forty|fifty|sixty|three|seven|eight|four|five|nine|zero|one|two|six|ten',
  'zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|millionen|sieben|sechs|sech|zwölf|zehn|zwei|drei|vier|fünf|acht|neun|eine|ein|elf',
  'quatorze|quinze|soixante|quarante|cinquante|trente|treize|douze|seize|vingts|vingt|quatre|cents|cent|mille|onze|trois|cinq|sept|huit|neuf|deux|dix',
  'quinientos|setecientos|novecientos|cientos|ciento|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cuatro|cinco|siete|ocho|nueve|diez|once|doce|dos|tres|seis|cien|mil',
  'duecento|trecento|cinquecento|cento|mila|venti|trenta|quaranta|cinquanta|cinque|quattro|sette|otto|nove|dieci|tre|sei|due',
  'honderd|duizend|twintig|dertig|veertig|vijftig|twee|drie|vijf|zeven|negen|tien|zes',
  'quinhentos|duzentos|trezentos|centos|vinte|trinta|dois|duas|sete|oito|dez',
].join('|');

/** Bounded and unambiguous about spaces, so that matching takes linear time whatever a model writes. */
const JOINT = '(?:[\\s-]{1,3}(?:(?:and|und|et|y|e|en)[\\s-]{1,3})?|und)?';
const NUMBER = `(?:(?:${PARTS})(?:${JOINT}(?:${PARTS})){0,12})`;
const MONEY =
  'euros?|eur|dollars?|dólares|usd|pounds?|quid|gbp|livres?|francs?|franken|chf|yen|kronor|kroner|kronen|pesos?|reais|rubles?|rupees?|yuan|złotys?|bucks|grand|cents|€|\\$|£|¥';
const BETWEEN = "(?:(?:us|american|canadian|australian|british|swiss|of|de|d)[\\s'’]{1,3})?";
const HAN_NUMBER = '[一二三四五六七八九十百千万萬億亿兆零〇两兩]{1,16}';

const [BEFORE, AFTER] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'];

const AMOUNTS = [
  new RegExp(`${BEFORE}${NUMBER}[\\s-]{1,3}${BETWEEN}(?:${MONEY})${AFTER}`, 'giu'),
  new RegExp(`(?:${BEFORE}(?:${MONEY})\\s{0,3})${BEFORE}${NUMBER}${AFTER}`, 'giu'),
  new RegExp(`${HAN_NUMBER}\\s{0,3}(?:円|圓|圆|元|块|塊|欧元|歐元|美元|英镑|ユーロ|ドル|ポンド|원|유로|달러)`, 'giu'),
];

/** A number spelled digit by digit, such as a phone number. */
const ONES =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf';
const SPELLED_OUT = new RegExp(`${BEFORE}(?:(?:${ONES})[\\s,-]{1,3}){3,40}(?:${ONES})${AFTER}`, 'giu');

export const spelledFigures = (text: string): string[] =>
  [...AMOUNTS, SPELLED_OUT].flatMap((pattern) => [...text.matchAll(pattern)].map(([figure]) => figure.trim()));
