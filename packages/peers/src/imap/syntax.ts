/** An argument: a word, a quoted string or a literal, all with one char per byte; or a list in parentheses. */
export type Value = string | readonly Value[];

export interface Command {
  readonly tag: string;
  /** Upper case; `UID FETCH` is one name. */
  readonly name: string;
  readonly values: readonly Value[];
}

/** A command that violates RFC 3501, section 9. */
export class BadSyntax extends Error {
  override readonly name = 'BadSyntax';
}

/** A word ends at a space or a parenthesis, except inside brackets: `BODY[HEADER.FIELDS (FROM TO)]<0.100>` is one word. */
const WORD = /(?:\[[^\]\r\n]*\]|[^\s()"{}])+/y;
const QUOTED = /"((?:[^"\\\r\n]|\\["\\])*)"/y;
const LITERAL = /\{(\d+)\+?\}\r\n/y;

/** Maximum nesting, deeper than any sensible command. */
const DEEPEST = 8;

/** @param text a complete command without its last line end, including its literals; one char per byte. */
export function readCommand(text: string): Command {
  const [, tag, rest] = /^([^\s(){%*"\\+]+) (.+)$/s.exec(text) ?? [];
  if (tag === undefined || rest === undefined) throw new BadSyntax('A command begins with a tag.');
  const [first, ...values] = new Reader(rest).all();
  const name = typeof first === 'string' ? first.toUpperCase() : '';
  if (name !== 'UID') return { tag, name, values };
  const [second, ...others] = values;
  return { tag, name: `UID ${typeof second === 'string' ? second.toUpperCase() : ''}`, values: others };
}

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  all(): readonly Value[] {
    const values = this.#values(0);
    if (this.#at < this.text.length) throw new BadSyntax('A parenthesis is closed that was never opened.');
    return values;
  }

  #values(depth: number): readonly Value[] {
    if (depth > DEEPEST) throw new BadSyntax('There are too many parentheses.');
    const values: Value[] = [];
    for (;;) {
      while (this.text[this.#at] === ' ') this.#at += 1;
      const sign = this.text[this.#at];
      if (sign === undefined || sign === ')') return values;
      values.push(sign === '(' ? this.#list(depth) : this.#text());
    }
  }

  #list(depth: number): readonly Value[] {
    this.#at += 1;
    const values = this.#values(depth + 1);
    if (this.text[this.#at] !== ')') throw new BadSyntax('A parenthesis is not closed.');
    this.#at += 1;
    return values;
  }

  #text(): string {
    const quoted = this.#match(QUOTED);
    if (quoted !== null) return (quoted[1] ?? '').replace(/\\(.)/g, '$1');
    const literal = this.#match(LITERAL);
    if (literal !== null) {
      const start = this.#at;
      this.#at += Number(literal[1]);
      return this.text.slice(start, this.#at);
    }
    const word = this.#match(WORD);
    if (word === null) throw new BadSyntax('There is a sign that no command has.');
    return word[0];
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }
}

/** A string as a server writes it: quoted, or as a literal if it cannot be quoted. */
export const written = (text: string): string =>
  /^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : `{${Buffer.byteLength(text, 'latin1')}}\r\n${text}`;

/** Whether a number is in a set such as `1:4,7,9:*` (RFC 3501, `sequence-set`); `*` is the highest number in use. */
export function inSet(set: string, highest: number): (number: number) => boolean {
  if (!/^(?:\d+|\*)(?::(?:\d+|\*))?(?:,(?:\d+|\*)(?::(?:\d+|\*))?)*$/.test(set)) throw new BadSyntax('This is no set.');
  const ranges = set.split(',').map((range) => {
    const [from = '', to = from] = range.split(':');
    const ends = [from, to].map((end) => (end === '*' ? highest : Number(end)));
    return { least: Math.min(...ends), most: Math.max(...ends) };
  });
  return (number) => ranges.some(({ least, most }) => number >= least && number <= most);
}
