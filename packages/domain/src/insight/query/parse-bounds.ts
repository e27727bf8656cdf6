import type { Bounds } from './ast.js';
import { DURATION_UNITS } from './fields.js';
import { Reader, Unexpected } from './reader.js';

export interface Amount {
  /** Whether exact comparison makes sense: no reply takes seven days to the millisecond. */
  readonly isExact: boolean;
  readonly expected: string;
  /** @returns `null` without an amount; the reader has not moved then. */
  read(reader: Reader): number | null;
}

const NUMBER = /\d+(?:\.(?!\.)\d+)?(?:[eE][+-]?\d+)?/y;
const UNIT = /[mhdw](?![\p{L}\p{N}])/uy;

/** Finite, non-negative numbers. */
export const NUMBERS: Amount = {
  isExact: true,
  expected: 'a number such as 0.01',
  read(reader) {
    const from = reader.at;
    const digits = reader.match(NUMBER);
    const value = Number(digits);
    if (digits !== '' && Number.isFinite(value)) return value;
    reader.at = from;
    return null;
  },
};

/** A hundred years, longer than any reply takes. */
const LONGEST = 100 * 365 * 24 * 60 * 60_000;
const DIGITS = /\d+/y;

export const DURATIONS: Amount = {
  isExact: false,
  expected: 'a duration of whole minutes, hours, days or weeks such as 7d',
  read(reader) {
    const from = reader.at;
    const digits = reader.match(DIGITS);
    const unit = reader.match(UNIT);
    const ms = DURATION_UNITS.find(([name]) => name === unit)?.[1];
    const value = Number(digits) * (ms ?? 0);
    if (digits !== '' && ms !== undefined && value <= LONGEST) return value;
    reader.at = from;
    return null;
  },
};

const COMPARISON = /[<>]=?|=/y;
const ENDED = /[\s()]|$/uy;

/** Reads the bounds after `name:` or after the bare name: `>5`, `10..100`, `[10-100]`, `5`. */
export function readBounds(reader: Reader, amount: Amount, isColon: boolean): Bounds {
  const from = reader.at;
  const sign = reader.match(COMPARISON);
  if (sign === '=' && !amount.isExact) return reader.fail('a comparison such as <', from, 1);
  if (sign !== '') {
    reader.skipSpaces();
    return ended(reader, { op: signOf(sign), value: one(reader, amount) });
  }
  if (!isColon) return reader.fail('a comparison such as >');
  if (reader.take('[')) return ended(reader, bracketed(reader, amount));
  return ended(reader, dotted(reader, amount));
}

/** The bounds of a duration after its name, `:<7d` or `>2d`. @returns `null` if the text is anything else */
export function parseDurationBounds(text: string): Bounds | null {
  const reader = new Reader(text);
  try {
    const bounds = readBounds(reader, DURATIONS, reader.take(':'));
    return reader.isAtEnd ? bounds : null;
  } catch (error) {
    if (error instanceof Unexpected) return null;
    throw error;
  }
}

const signOf = (sign: string): '<' | '<=' | '>' | '>=' | '=' => {
  if (sign === '<' || sign === '<=' || sign === '>' || sign === '>=') return sign;
  return '=';
};

function one(reader: Reader, amount: Amount): number {
  const from = reader.at;
  return amount.read(reader) ?? reader.fail(amount.expected, from);
}

/** `[10-100]`, or with `..` in the middle. */
function bracketed(reader: Reader, amount: Amount): Bounds {
  const start = reader.at - 1;
  reader.skipSpaces();
  const from = one(reader, amount);
  reader.skipSpaces();
  if (!reader.take('..') && !reader.take('-'))
    return reader.fail('a hyphen between the two ends', reader.at, rest(reader));
  reader.skipSpaces();
  const to = one(reader, amount);
  reader.skipSpaces();
  if (!reader.take(']')) return reader.fail('a closing ]', reader.at, rest(reader));
  return rising(reader, start, from, to);
}

/** `10..100`, `10..*`, `*..100`, `10`. */
function dotted(reader: Reader, amount: Amount): Bounds {
  const start = reader.at;
  if (reader.take('*..')) return { op: '<=', value: one(reader, amount) };
  const from = amount.read(reader);
  if (from === null) return reader.fail(`${amount.expected}, a comparison or a range`, start);
  if (!reader.take('..')) {
    return amount.isExact
      ? { op: '=', value: from }
      : reader.fail('a comparison such as < before it', start, reader.at - start);
  }
  if (reader.take('*')) return { op: '>=', value: from };
  return rising(reader, start, from, one(reader, amount));
}

function rising(reader: Reader, start: number, from: number, to: number): Bounds {
  if (from > to) return reader.fail('a range that begins with its smaller end', start, reader.at - start);
  return { op: 'range', from, to };
}

function ended(reader: Reader, bounds: Bounds): Bounds {
  ENDED.lastIndex = reader.at;
  return ENDED.test(reader.text) ? bounds : reader.fail('a space here', reader.at);
}

const rest = (reader: Reader): number => (reader.isAtEnd ? 0 : 1);
