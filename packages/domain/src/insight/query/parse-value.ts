import { searchWords } from '../../shared/text/search.js';
import type { SelectorTerm, TextTerm } from './ast.js';
import type { QuerySelector } from './fields.js';
import type { Reader } from './reader.js';

interface Pieces {
  readonly pieces: readonly string[];
  readonly from: number;
}

const BARE = /[^\s()"]/u;

/** Reads a quoted value, or one up to the next space or bracket. Adjacent stars count as one. */
function readPieces(reader: Reader): Pieces {
  return reader.peek() === '"' ? readQuoted(reader) : readBare(reader);
}

function readQuoted(reader: Reader): Pieces {
  const from = reader.at;
  const pieces = new PieceList();
  reader.at += 1;
  while (!reader.isAtEnd) {
    const letter = reader.peek();
    reader.at += 1;
    if (letter === '"') return { pieces: pieces.list, from };
    if (letter === '*') pieces.star();
    else if (letter !== '\\') pieces.add(letter);
    else pieces.add(readEscaped(reader));
  }
  return reader.fail('a closing quote', reader.text.length, 0);
}

function readEscaped(reader: Reader): string {
  const letter = reader.peek();
  if (letter === '') return reader.fail('a closing quote', reader.text.length, 0);
  if (!'"\\*'.includes(letter)) return reader.fail('a quote, a star or a backslash after the backslash', reader.at, 1);
  reader.at += 1;
  return letter;
}

function readBare(reader: Reader): Pieces {
  const from = reader.at;
  const pieces = new PieceList();
  while (BARE.test(reader.peek())) {
    if (reader.peek() === '*') pieces.star();
    else pieces.add(reader.peek());
    reader.at += 1;
  }
  if (reader.peek() === '"') return reader.fail('a space before the quote', reader.at, 1);
  return { pieces: pieces.list, from };
}

class PieceList {
  readonly list: string[] = [''];

  add(letter: string): void {
    this.list[this.list.length - 1] += letter;
  }

  star(): void {
    if (this.list.length === 1 || this.list.at(-1) !== '') this.list.push('');
  }
}

/** Reads the value after `name:`. */
export function readSelector(reader: Reader, type: QuerySelector): SelectorTerm {
  const { pieces, from } = readPieces(reader);
  if (pieces.length === 1 && pieces[0]?.trim() === '') {
    return reader.fail(`a value behind ${type}:`, from, reader.at - from);
  }
  return { kind: 'selector', type, pieces };
}

/** A word, or quoted words. */
export function readText(reader: Reader): TextTerm {
  const { pieces, from } = readPieces(reader);
  const [text = '', ending, ...more] = pieces;
  if (searchWords(pieces.join('')).length === 0) return reader.fail('a letter or a digit', from, reader.at - from);
  if (more.length > 0 || (ending !== undefined && (ending !== '' || !endsInWord(text)))) {
    return reader.fail('the star only behind a word', starAt(reader, from), 1);
  }
  return { kind: 'text', text, isPrefix: ending !== undefined };
}

/** Whether the last character is part of a word, so that it can be a prefix. */
export const endsInWord = (text: string): boolean => {
  const last = Array.from(text).at(-1);
  return last !== undefined && searchWords(last).length > 0;
};

/** The first star that is not part of the text. */
function starAt(reader: Reader, from: number): number {
  for (let at = from; at < reader.at; at += 1) {
    if (reader.text.charAt(at) === '\\') at += 1;
    else if (reader.text.charAt(at) === '*') return at;
  }
  return from;
}
