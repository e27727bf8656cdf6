import { CHANNELS } from '../../channels/channels.js';
import { QUERY_FIELDS } from '../../insight/query/fields.js';
import { parseQuery } from '../../insight/query/parse.js';
import { searchTerms, searchWords } from '../../shared/text/search.js';
import { MESSAGE_STATES, type MessageQuery, type ReadSearch, type SearchNote } from './query.js';
import { type SearchToken, searchTokens } from './tokens.js';

/** Operators (`name:`) of the message search, in suggestion order. */
export const MESSAGE_OPERATORS = ['from', 'to', 'contact', 'channel', 'is', 'has', ...QUERY_FIELDS] as const;

const PEOPLE_FIELDS: ReadonlySet<string> = new Set(QUERY_FIELDS);

/** Maximum nesting of brackets. */
const DEEPEST = 20;

/**
 * Parses a message search: words, quotes, `AND`, `OR`, `NOT`, `-`, brackets, and operators. Never fails: an unknown operator is searched for as
 * words, and noted.
 *
 *   or   = and { "OR" and }
 *   and  = not { [ "AND" ] not }
 *   not  = ( "NOT" | "-" ) not | "(" or ")" | operator | words
 */
export function readSearch(typed: string): ReadSearch {
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
  return new SearchReader(tokens).read();
}

class SearchReader {
  readonly #notes: SearchNote[] = [];
  #at = 0;
  #depth = 0;

  constructor(private readonly tokens: readonly SearchToken[]) {}

  read(): ReadSearch {
    const parts: MessageQuery[] = [];
    while (this.#at < this.tokens.length) {
      const part = this.#or();
      if (part !== null) parts.push(part);
      // An unmatched closing bracket.
      else if (this.#is('close')) this.#note({ kind: 'bracket', text: ')' });
      if (this.#is('close')) this.#at += 1;
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
    this.#at += 1;
    this.#depth += 1;
    const query = this.#depth > DEEPEST ? null : this.#or();
    this.#depth -= 1;
    if (!this.#take('close')) this.#note({ kind: 'bracket', text: '(' });
    return query;
  }

  #operator({ name: written, value: quoted, text }: Extract<SearchToken, { kind: 'operator' }>): MessageQuery | null {
    const name = written.toLowerCase();
    const value = quoted.replace(/^"([^"]*)"$/, '$1');
    const known = PEOPLE_FIELDS.has(name) ? peopleOf(text) : ownOperator(name, value, quoted);
    if (known !== null) return known;
    const isName = MESSAGE_OPERATORS.some((one) => one === name);
    this.#note({ kind: isName ? 'unknown-value' : 'unknown-operator', text: isName ? text : `${written}:` });
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

/** @returns `null` for an unknown name or value. */
function ownOperator(name: string, value: string, quoted: string): MessageQuery | null {
  switch (name) {
    case 'channel': {
      const wanted = value.toLowerCase() === 'x' ? 'twitter' : value.toLowerCase();
      const channel = CHANNELS.find((one) => one === wanted);
      return channel === undefined ? null : { kind: 'channel', channel };
    }
    case 'is':
    case 'has': {
      const wanted = value.toLowerCase() === 'attachments' ? 'attachment' : value.toLowerCase();
      const state = MESSAGE_STATES.find((one) => one === wanted);
      return state === undefined || (state === 'attachment') !== (name === 'has') ? null : { kind: 'state', state };
    }
    case 'from':
      return withState(contactOf(quoted), 'received');
    case 'to':
      return withState(contactOf(quoted), 'sent');
    case 'contact':
      return contactOf(quoted);
    default:
      return null;
  }
}

/** An address must match whole; anything else is a name. */
const contactOf = (quoted: string): MessageQuery | null => peopleOf(quoted.includes('@') ? `email:${quoted}` : quoted);

function withState(people: MessageQuery | null, state: 'received' | 'sent'): MessageQuery | null {
  return people === null ? null : { kind: 'and', parts: [people, { kind: 'state', state }] };
}

function peopleOf(text: string): MessageQuery | null {
  const parsed = parseQuery(text);
  return parsed.ok ? { kind: 'people', query: parsed.query } : null;
}

function wordsOf(text: string, isPrefix: boolean): MessageQuery | null {
  const words = searchWords(text);
  return words.length === 0 ? null : { kind: 'words', term: { words, isPrefix } };
}

const present = (parts: readonly (MessageQuery | null)[]): MessageQuery[] => parts.filter((part) => part !== null);

/** Flattens nested lists of the same kind. */
function joined(kind: 'and' | 'or', parts: readonly MessageQuery[]): MessageQuery | null {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = flat;
  return only === undefined ? null : flat.length === 1 ? only : { kind, parts: flat };
}
