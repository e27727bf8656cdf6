import { ArchiveError } from '../archive-error.js';
import { JsonScanner } from './json-scanner.js';

export type JsonPath = readonly (string | number)[];

/** `take` yields the whole value, `enter` looks inside a container, `skip` passes over it. */
export type JsonDecision = 'take' | 'enter' | 'skip';

export interface JsonPart {
  readonly path: JsonPath;
  /** The value's text, or `null` if longer than the bound. */
  readonly text: string | null;
}

/** Longest taken value, in UTF-16 units. */
export const LONGEST_PART = 4 * 1024 * 1024;

/**
 * Yields chosen values of a JSON document in its order, without holding the document.
 *
 * @param decide called with the path of every value inside entered containers.
 * @throws ArchiveError `archive_cut_off` if the document ends early, `archive_damaged` if it is not JSON.
 */
export async function* jsonParts(
  chunks: AsyncIterable<string>,
  decide: (path: JsonPath) => JsonDecision,
  longest = LONGEST_PART,
): AsyncGenerator<JsonPart> {
  const scanner = new JsonScanner(decide, longest);
  for await (const chunk of chunks) {
    for (const part of scanner.feed(chunk)) yield part;
  }
  if (!scanner.isComplete) throw new ArchiveError('archive_cut_off');
}
