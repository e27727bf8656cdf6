/** Position of a JSON syntax error. Line and column start at 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/** The token expected next; `ended` after the complete value. */
type Expected = 'value' | 'valueOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'next' | 'ended';

const CLOSING = { '{': '}', '[': ']' } as const;

/**
 * Finds the first JSON syntax error. Browsers word it differently or omit the position.
 *
 * @returns `null` for what `JSON.parse` accepts.
 */
export function jsonFault(text: string): JsonFault | null {
  const index = faultIndex(text);
  if (index === null) return null;
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Single pass with an explicit stack, so that deep nesting cannot overflow the call stack. */
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

/** The end of a match that starts at `from`; `from` itself if there is none. */
function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/** The end of a token, or the position of its error if it is incomplete. */
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
