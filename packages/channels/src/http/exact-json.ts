import { jsonOf } from './json.js';

/** A string or a number; nothing else in valid JSON contains digits. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON without losing digits: integers beyond 2^53 become strings, because a rounded id is another record's.
 *
 * @returns `null` if the text is not JSON.
 */
export function exactJsonOf(text: string): unknown {
  const value = jsonOf(text);
  if (value === null || !/\d{16}/.test(text)) return value;
  return jsonOf(
    text.replace(TOKENS, (token) =>
      /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  );
}
