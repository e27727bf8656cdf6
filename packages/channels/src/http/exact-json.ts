import { jsonOf } from './json.js';

/** A text, or a number; in valid JSON there is nothing else with digits in it. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * JSON whose whole numbers keep all their digits: those beyond 2^53 become texts, for an id that was rounded is somebody else's.
 *
 * @returns `null` for what is no JSON.
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
