import type { QueryProblem } from './ast.js';

/** Ends parsing at the first problem; never leaves the parser. */
export class Unexpected extends Error {
  constructor(readonly problem: QueryProblem) {
    super(problem.message);
  }
}

const SPACE = /\s/u;

/** A forward-only position in a query. */
export class Reader {
  at = 0;

  constructor(readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character at an offset from the position; empty past the end. */
  peek(ahead = 0): string {
    return this.text.charAt(this.at + ahead);
  }

  skipSpaces(): void {
    while (SPACE.test(this.peek())) this.at += 1;
  }

  /** Consumes this text if it is next. */
  take(what: string): boolean {
    if (!this.text.startsWith(what, this.at)) return false;
    this.at += what.length;
    return true;
  }

  /** Consumes a match of a sticky expression. @returns an empty string if there is none. */
  match(expression: RegExp): string {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** Throws: something else was expected at `from`. */
  fail(expected: string, from = this.at, length = this.#wordLength(from)): never {
    const found = this.text.slice(from, from + length);
    const place = found === '' ? 'at the end' : `at character ${from + 1}, where “${shortened(found)}” is`;
    throw new Unexpected({ position: from, length, expected, message: `Expected ${expected} ${place}.` });
  }

  #wordLength(from: number): number {
    let end = from;
    while (end < this.text.length && !SPACE.test(this.text.charAt(end)) && !'()'.includes(this.text.charAt(end))) {
      end += 1;
    }
    return end === from && end < this.text.length ? 1 : end - from;
  }
}

const LONGEST_SHOWN = 40;

const shortened = (text: string): string =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
