import { ArchiveError } from '../archive-error.js';

/** Longest text before the list. */
const LONGEST_PREFIX = 1000;

/** Drops `window.YTD.direct_messages.part0 = ` before the JSON. @throws ArchiveError `archive_damaged` if there is no JSON soon. */
export async function* withoutAssignment(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let prefix: string | null = '';
  for await (const chunk of chunks) {
    if (prefix === null) {
      yield chunk;
      continue;
    }
    prefix += chunk;
    const start = prefix.search(/[[{]/u);
    if (start >= 0) {
      yield prefix.slice(start);
      prefix = null;
    } else if (prefix.length > LONGEST_PREFIX) throw new ArchiveError('archive_damaged');
  }
}
