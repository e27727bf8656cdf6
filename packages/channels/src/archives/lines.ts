/** Longest kept line, in UTF-16 units; the rest of a longer one is dropped. */
const LONGEST_LINE = 1_000_000;

/** Splits chunks into lines, without their endings. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      yield withoutReturn(held + chunk.slice(start, end));
      held = '';
      start = end + 1;
    }
    if (held.length < LONGEST_LINE) held += chunk.slice(start, start + LONGEST_LINE);
  }
  if (held !== '') yield withoutReturn(held);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
