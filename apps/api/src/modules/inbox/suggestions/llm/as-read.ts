/** Top-level domains common enough to accept where a dot is only implied. */
const TLD =
  'com|net|org|info|biz|io|ai|app|dev|xyz|site|online|shop|store|top|club|live|link|click|pro|tech|example|test|eu|uk|us|de|at|ch|fr|es|it|nl|se|pl|pt|ru|ua|cn|jp|tw|hk|kr|in|br';

/** Top-level domains that mean nothing else in languages whose word for a dot is an everyday word. */
const PLAIN_TLD = 'com|net|org|info|biz|io|xyz';

/** Top-level domains in scripts that put no space after a full stop. */
const HAN_TLD =
  '中国|中國|公司|网络|網絡|网址|網址|香港|台湾|台灣|澳門|新加坡|商城|商店|网店|网站|中文网|在线|移动|集团|公益|政务|机构|手机|游戏|购物|信息|みんな|コム|ストア|セール|テスト|測試|测试|닷컴|닷넷|한국|테스트';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const LETTER = '\\p{L}\\p{M}\\p{N}';

const re = (source: string): RegExp => new RegExp(source, 'giu');

/** Substitutes for dots, colons and at signs, recognized by their neighbors. Order matters. */
const STAND_INS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  // evil[.]example, evil (dot) example, mallory{at}evil
  [re('\\s{0,3}[[({<]\\s{0,3}(?:\\.|。|dot|punkt|point|punto|ponto|точка|点|點)\\s{0,3}[\\])}>]\\s{0,3}'), '.'],
  [re('\\s{0,3}[[({<]\\s{0,3}(?:@|at|ät|arroba|собака)\\s{0,3}[\\])}>]\\s{0,3}'), '@'],
  [re('[[({<]\\s{0,3}:\\s{0,3}[\\])}>]'), ':'],
  [re('\\s{0,3}:\\s{0,3}/\\s{0,3}/\\s{0,3}'), '://'],
  // evil。example: browsers treat full stops of other scripts as dots; between letters of those scripts they end sentences
  [re(`(?<=[${LETTER}])[。۔։](?=(?:${HAN_TLD})(?![${CJK}]))`), '.'],
  [re(`(?<=[${LETTER}])[。](?=(?:${TLD})(?![${LETTER}]))`), '.'],
  [re(`(?<=(?![${CJK}])[${LETTER}])[。۔։](?=(?![${CJK}])[${LETTER}])`), '.'],
  // evil·com, but not col·lega
  [re(`(?<=[${LETTER}])\\s{0,3}[·•∙⋅‧・]\\s{0,3}(?=(?:${TLD})(?![${LETTER}]))`), '.'],
  // evil .com
  [re(`(?<=[${LETTER}])\\s{1,3}\\.\\s{0,3}(?=(?:${TLD})(?![${LETTER}]))`), '.'],
  // mallory at evil dot example, evil dot com
  [re(`(?<=[${LETTER}])\\s{1,3}dot\\s{1,3}(?=(?:${TLD})(?![${LETTER}]))`), '.'],
  [re(`(?<=[${LETTER}])\\s{1,3}(?:punkt|point|punto|ponto|точка)\\s{1,3}(?=(?:${PLAIN_TLD})(?![${LETTER}]))`), '.'],
  [re(`(?<=[${LETTER}])\\s{1,3}at\\s{1,3}(?=[${LETTER}-]{1,63}\\.[${LETTER}])`), '@'],
];

/**
 * Text as a reader or browser sees it: invisible characters removed, letters and digits of other widths and scripts normalized, substitutes for dots
 * replaced.
 */
export function asRead(text: string): string {
  const seen = text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[^\P{Cc}\n\t\r]+/gu, '')
    .replace(/\p{Nd}/gu, ourDigit);
  return STAND_INS.reduce((read, [pattern, sign]) => read.replace(pattern, sign), seen);
}

const IS_DIGIT = /^\p{Nd}$/u;

/** The digits of each script are consecutive, from 0 to 9. */
function ourDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
