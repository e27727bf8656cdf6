import type { useStrings } from '../../locale';
import type { jsonStrings } from '../../strings/generated/json';
import { isHolder, type JsonNode, sizeOf } from './jsonTree';

export type JsonWords = ReturnType<typeof useStrings<ReturnType<typeof jsonStrings.english>>>;

/** A summary of an array or object, or of a range of it: "12 items", "3 keys", "100 to 199". */
export function contentOf({ value, range }: JsonNode, words: JsonWords): string {
  if (range) return words.range({ first: range.first, last: range.end - 1 });
  if (!isHolder(value)) return '';
  return Array.isArray(value) ? words.items({ count: sizeOf(value) }) : words.keys({ count: sizeOf(value) });
}

/** A row in one line, for screen readers and type-ahead. */
export function summaryOf(node: JsonNode, words: JsonWords): string {
  const { name, value } = node;
  const what = isHolder(value) ? contentOf(node, words) : String(value).slice(0, 200);
  return name === undefined ? what : `${name}: ${what}`;
}
