import { searchWords } from '../../shared/text/search.js';

/** `at` is where the token begins, in UTF-16 units. */
export type SearchToken = { readonly at: number } & (
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { readonly kind: 'words'; readonly text: string; readonly isPrefix: boolean }
  /** `name:value` or `name>value`, as typed. */
  | { readonly kind: 'operator'; readonly name: string; readonly value: string; readonly text: string }
);

const QUOTED = /["\u201c-\u201f]([^"\u201c-\u201f]*)(["\u201c-\u201f]|$)/uy;
const OPERATOR = /([A-Za-z][A-Za-z_]+)(:|[<>]=?|=)((?:"[^"]*"|\[[^\]]*\]|[^\s()"])+)/y;
const WORD = /[^\s()"\u201c-\u201f]+/uy;
const CAPITALS = { AND: 'and', OR: 'or', NOT: 'not' } as const;

const capital = (word: string) => (word === 'AND' || word === 'OR' || word === 'NOT' ? CAPITALS[word] : null);

/**
 * Tokenizes a search. The last word is a prefix, unless a space or a closing quote completes it; so is a word with a star. Drops anything that is
 * neither a word nor an operator.
 */
export function searchTokens(typed: string): SearchToken[] {
  const tokens: SearchToken[] = [];
  let at = 0;
  const match = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const found = expression.exec(typed);
    if (found !== null) at += found[0].length;
    return found;
  };
  let start = 0;
  const words = (text: string, isPrefix: boolean) => {
    if (searchWords(text).length > 0) tokens.push({ kind: 'words', text, isPrefix, at: start });
  };
  while (at < typed.length) {
    start = at;
    const letter = typed.charAt(at);
    const quoted = match(QUOTED);
    if (quoted !== null) {
      words(quoted[1] ?? '', quoted[2] === '' && !/\s$/u.test(typed));
    } else if (/\s/u.test(letter)) {
      at += 1;
    } else if (letter === '(' || letter === ')') {
      tokens.push({ kind: letter === '(' ? 'open' : 'close', at: start });
      at += 1;
    } else if (letter === '-' && /[^\s-]/u.test(typed.charAt(at + 1))) {
      tokens.push({ kind: 'not', at: start });
      at += 1;
    } else {
      const operator = match(OPERATOR);
      const [text = '', name = '', , value = ''] = operator ?? [];
      if (operator !== null && !value.startsWith('//')) tokens.push({ kind: 'operator', name, value, text, at: start });
      else {
        const word = operator === null ? (match(WORD)?.[0] ?? '') : text;
        const named = capital(word);
        if (named !== null) tokens.push({ kind: named, at: start });
        else words(word, at === typed.length || word.endsWith('*'));
      }
    }
  }
  return tokens;
}
