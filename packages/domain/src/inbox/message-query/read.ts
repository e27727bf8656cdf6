import { searchTerms, searchWords } from '../../shared/text/search.js';
import { MESSAGE_OPERATORS, operatorQuery } from './operators.js';
import type { MessageQuery, ReadSearch, SearchableNames, SearchNote } from './query.js';
import { type SearchToken, searchTokens } from './tokens.js';

/** Maximum nesting of brackets. */
const DEEPEST = 20;

/**
 * Parses a message search: words, quotes, `AND`, `OR`, `NOT`, `-`, brackets, and operators. Never fails: an unknown operator is searched for as
 * words, and noted.
 *
 * @param names what exists, to note what does not; whatever is not given is taken as existing
 *
 *   or   = and { "OR" and }
 *   and  = not { [ "AND" ] not }
 *   not  = ( "NOT" | "-" ) not | "(" or ")" | operator | words
 */
export function readSearch(typed: string, names: Partial<SearchableNames> = {}): ReadSearch {
  const tokens = searchTokens(typed);
  if (tokens.every(({ kind }) => kind === 'words') && !typed.includes('*')) {
    return {
      query: joined(
        'and',
        searchTerms(typed).map((term) => ({ kind: 'words', term })),
      ),
      notes: [],
    };
  }
  return new SearchReader(tokens, names).read();
}

class SearchReader {
  readonly #notes: SearchNote[] = [];
  #at = 0;
  #depth = 0;

  constructor(
    private readonly tokens: readonly SearchToken[],
    private readonly names: Partial<SearchableNames>,
  ) {}

  read(): ReadSearch {
    const parts: MessageQuery[] = [];
    while (this.#at < this.tokens.length) {
      const part = this.#or();
      if (part !== null) parts.push(part);
      const token = this.tokens[this.#at];
      if (token?.kind !== 'close') continue;
      // An unmatched closing bracket.
      if (part === null) this.#note({ kind: 'bracket', text: ')', at: token.at });
      this.#at += 1;
    }
    return { query: joined('and', parts), notes: this.#notes };
  }

  #or(): MessageQuery | null {
    const parts = [this.#and()];
    while (this.#take('or')) parts.push(this.#and());
    return joined('or', present(parts));
  }

  #and(): MessageQuery | null {
    const parts: (MessageQuery | null)[] = [];
    while (this.#at < this.tokens.length && !this.#is('or') && !this.#is('close')) {
      if (!this.#take('and')) parts.push(this.#not());
    }
    return joined('and', present(parts));
  }

  #not(): MessageQuery | null {
    if (this.#take('not')) {
      // A trailing operator has no operand yet.
      const part = this.#at < this.tokens.length && !this.#is('or') && !this.#is('close') ? this.#not() : null;
      return part === null ? null : { kind: 'not', part };
    }
    if (this.#is('open')) return this.#group();
    const token = this.tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'words') return wordsOf(token.text, token.isPrefix);
    return token?.kind === 'operator' ? this.#operator(token) : null;
  }

  #group(): MessageQuery | null {
    const at = this.tokens[this.#at]?.at ?? 0;
    this.#at += 1;
    this.#depth += 1;
    const query = this.#depth > DEEPEST ? null : this.#or();
    this.#depth -= 1;
    if (!this.#take('close')) this.#note({ kind: 'bracket', text: '(', at });
    return query;
  }

  #operator(token: Extract<SearchToken, { kind: 'operator' }>): MessageQuery | null {
    const { name, text, at } = token;
    const known = operatorQuery(token);
    if (known?.kind === 'project' && isMissing(this.names.projects, known.words)) {
      this.#note({ kind: 'unknown-project', text, at });
    }
    if (known?.kind === 'account' && isMissing(this.names.accounts, known.words)) {
      this.#note({ kind: 'unknown-account', text, at });
    }
    if (known !== null) return known;
    const isName = MESSAGE_OPERATORS.some((one) => one === name.toLowerCase());
    this.#note({ kind: isName ? 'unknown-value' : 'unknown-operator', text: isName ? text : `${name}:`, at });
    return wordsOf(text, false);
  }

  #note(note: SearchNote): void {
    this.#notes.push(note);
  }

  #is(kind: SearchToken['kind']): boolean {
    return this.tokens[this.#at]?.kind === kind;
  }

  #take(kind: SearchToken['kind']): boolean {
    if (!this.#is(kind)) return false;
    this.#at += 1;
    return true;
  }
}

function wordsOf(text: string, isPrefix: boolean): MessageQuery | null {
  const words = searchWords(text);
  return words.length === 0 ? null : { kind: 'words', term: { words, isPrefix } };
}

/** Whether none of the names begins with these words. Names that are not known yet are not missed. */
const isMissing = (names: readonly string[] | undefined, words: readonly string[]): boolean =>
  names !== undefined && !names.some((name) => beginsWith(searchWords(name), words));

/** Whether a name begins with these words, both as `searchWords` gives them. */
export const beginsWith = (name: readonly string[], words: readonly string[]): boolean =>
  words.every((word, index) => name[index] === word);

const present = (parts: readonly (MessageQuery | null)[]): MessageQuery[] => parts.filter((part) => part !== null);

/** Flattens nested lists of the same kind. */
function joined(kind: 'and' | 'or', parts: readonly MessageQuery[]): MessageQuery | null {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = flat;
  return only === undefined ? null : flat.length === 1 ? only : { kind, parts: flat };
}
