/** Where a text stops being JSON, as a person counts: both from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/** What may stand next. `ended` after the whole value. */
type Expected = 'value' | 'valueOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'next' | 'ended';

const CLOSING = { '{': '}', '[': ']' } as const;

/**
 * Where a text stops being JSON. Browsers say it in words of their own, or not at all, so it is found here.
 *
 * @returns `null` for what `JSON.parse` accepts.
 */
export function jsonFault(text: string): JsonFault | null {
  const index = faultIndex(text);
  if (index === null) return null;
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Walks over the text once. What is open is kept in a list, so that no depth is too deep. */
function faultIndex(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = skip(SPACE, text, 0);
  while (at < text.length) {
    const sign = text.charAt(at);
    const around = open.at(-1);
    if (expected === 'ended') return at;
    if (mayClose(expected) && around !== undefined && sign === CLOSING[around]) {
      open.pop();
      at += 1;
      expected = open.length === 0 ? 'ended' : 'next';
    } else if (expected === 'next') {
      if (sign !== ',') return at;
      at += 1;
      expected = around === '{' ? 'key' : 'value';
    } else if (expected === 'colon') {
      if (sign !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (isKey(expected)) {
      const string = stringFrom(text, at);
      if (!string.isWhole) return string.end;
      at = string.end;
      expected = 'colon';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      at += 1;
      expected = sign === '{' ? 'keyOrEnd' : 'valueOrEnd';
    } else {
      const string = sign === '"' ? stringFrom(text, at) : scalarFrom(text, at);
      if (!string.isWhole) return string.end;
      at = string.end;
      expected = open.length === 0 ? 'ended' : 'next';
    }
    at = skip(SPACE, text, at);
  }
  return expected === 'ended' ? null : at;
}

const isKey = (expected: Expected): boolean => expected === 'key' || expected === 'keyOrEnd';

const mayClose = (expected: Expected): boolean =>
  expected === 'next' || expected === 'keyOrEnd' || expected === 'valueOrEnd';

/** Where a pattern that begins here ends; here itself when it does not. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** A part of the text: where it ends, or, when it is not whole, where it goes wrong. */
interface Part {
  readonly end: number;
  readonly isWhole: boolean;
}

function scalarFrom(text: string, from: number): Part {
  const end = skip(SCALAR, text, from);
  return { end, isWhole: end > from };
}

const FIRST_PRINTABLE = 0x20;

function stringFrom(text: string, from: number): Part {
  if (text.charAt(from) !== '"') return { end: from, isWhole: false };
  let at = from + 1;
  while (at < text.length) {
    const sign = text.charAt(at);
    if (sign === '"') return { end: at + 1, isWhole: true };
    if (text.charCodeAt(at) < FIRST_PRINTABLE) break;
    const next = sign === '\\' ? skip(ESCAPE, text, at) : at + 1;
    if (next === at) break;
    at = next;
  }
  return { end: at, isWhole: false };
}
