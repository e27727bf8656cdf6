import { searchWords } from '../../shared/text/search.js';
import type { ParsedQuery, Query, QueryTerm } from './ast.js';
import { durationNamed, numberNamed, QUERY_FIELDS, selectorNamed } from './fields.js';
import { DURATIONS, NUMBERS, readBounds } from './parse-bounds.js';
import { readSelector, readText } from './parse-value.js';
import { Reader, Unexpected } from './reader.js';

/** Maximum length of a query, in UTF-16 units. */
export const LONGEST_QUERY = 1_000;
/** Maximum nesting of brackets and negations. */
export const DEEPEST_QUERY = 20;
export const MOST_TERMS = 50;

/**
 * Parses a query.
 *
 *   or   = and { "OR" and }
 *   and  = not { [ "AND" ] not }
 *   not  = ( "NOT" | "-" ) not | "(" or ")" | term
 *   term = selector ":" value | figure [ ":" ] comparison | figure ":" range | word | '"' words '"'
 *
 * Operators are upper case; `and` is an ordinary word. Linear in the length of the text.
 *
 * @returns the query, or the first problem with its position. Never throws.
 */
export function parseQuery(text: string): ParsedQuery {
  try {
    return { ok: true, query: new Parser(text).parse() };
  } catch (error) {
    if (error instanceof Unexpected) return { ok: false, problem: error.problem };
    throw error;
  }
}

const NAME = /[A-Za-z][A-Za-z0-9_]*(?=\s*(?::|[<>=]))/y;
const OPERATOR = /(?:AND|OR|NOT)(?![^\s()])/y;
const A_TERM = 'a word, a selector such as domain:*.edu or an opening bracket';

class Parser {
  readonly #reader: Reader;
  #depth = 0;
  #terms = 0;

  constructor(text: string) {
    this.#reader = new Reader(text);
  }

  parse(): Query {
    const reader = this.#reader;
    if (reader.text.length > LONGEST_QUERY) {
      reader.fail(`at most ${LONGEST_QUERY} characters`, LONGEST_QUERY, reader.text.length - LONGEST_QUERY);
    }
    const query = this.#or();
    return reader.isAtEnd ? query : reader.fail('an opening bracket before this one', reader.at, 1);
  }

  #or(): Query {
    const parts = [this.#and()];
    while (this.#operator('OR')) parts.push(this.#and());
    return joined('or', parts);
  }

  #and(): Query {
    const parts = [this.#not()];
    while (this.#operator('AND') || this.#goesOn()) parts.push(this.#not());
    return joined('and', parts);
  }

  /** Whether another part follows without an operator. */
  #goesOn(): boolean {
    const reader = this.#reader;
    reader.skipSpaces();
    return !reader.isAtEnd && reader.peek() !== ')' && this.#peekOperator() !== 'OR';
  }

  #not(): Query {
    const reader = this.#reader;
    reader.skipSpaces();
    const from = reader.at;
    const isNegated = this.#operator('NOT') || (/[^\s)]/u.test(reader.peek(1)) && reader.take('-'));
    if (!isNegated && reader.peek() !== '(') return this.#term();
    this.#depth += 1;
    if (this.#depth > DEEPEST_QUERY) reader.fail(`at most ${DEEPEST_QUERY} brackets in each other`, from, 1);
    const query: Query = isNegated ? { kind: 'not', part: this.#not() } : this.#group();
    this.#depth -= 1;
    return query;
  }

  #group(): Query {
    const reader = this.#reader;
    reader.at += 1;
    const query = this.#or();
    reader.skipSpaces();
    return reader.take(')') ? query : reader.fail('a closing bracket', reader.at, 0);
  }

  #term(): QueryTerm {
    const reader = this.#reader;
    if (reader.isAtEnd || reader.peek() === ')' || this.#peekOperator() !== '') return reader.fail(A_TERM);
    this.#terms += 1;
    if (this.#terms > MOST_TERMS) return reader.fail(`at most ${MOST_TERMS} terms`);
    const from = reader.at;
    const name = reader.match(NAME);
    return name === '' ? readText(reader) : this.#named(name, from);
  }

  #named(written: string, from: number): QueryTerm {
    const reader = this.#reader;
    const name = written.toLowerCase();
    const selector = selectorNamed(name);
    if (selector !== undefined) {
      return reader.take(':') ? readSelector(reader, selector) : reader.fail(`a colon behind ${name}`, reader.at);
    }
    const number = numberNamed(name);
    const duration = durationNamed(name);
    if (number === undefined && duration === undefined) return reader.fail(nearest(name), from, written.length);
    reader.skipSpaces();
    const isColon = reader.take(':');
    if (number !== undefined) return { kind: 'number', field: number, bounds: readBounds(reader, NUMBERS, isColon) };
    const field = duration ?? 'recent_reply';
    return { kind: 'duration', field, bounds: readBounds(reader, DURATIONS, isColon) };
  }

  #peekOperator(): string {
    const reader = this.#reader;
    const from = reader.at;
    const found = reader.match(OPERATOR);
    reader.at = from;
    return found;
  }

  #operator(name: string): boolean {
    this.#reader.skipSpaces();
    return this.#peekOperator() === name && this.#reader.take(name);
  }
}

function joined(kind: 'and' | 'or', parts: readonly Query[]): Query {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind, parts };
}

/** Suggests the intended name for an unknown one. */
function nearest(name: string): string {
  const close = QUERY_FIELDS.find((field) => distance(name, field) <= Math.min(2, name.length - 1));
  if (close !== undefined) return close;
  return searchWords(name).length === 0 ? A_TERM : 'a known selector, or quotes around it';
}

/** The Levenshtein distance of two words. */
function distance(one: string, another: string): number {
  if (Math.abs(one.length - another.length) > 2) return 3;
  let row = Array.from({ length: another.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= another.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (one[i - 1] === another[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[another.length] ?? 0;
}
