import { createReadStream } from 'node:fs';

/** Longest line kept in memory, in bytes; an event takes at most half of it. */
export const LONGEST_LINE = 1_048_576;

const LF = 0x0a;
const LINES = 100;
const BYTES = 512 * 1024;

export interface Line {
  /** From 1. */
  readonly number: number;
  /** `null` if longer than {@link LONGEST_LINE}. */
  readonly bytes: Buffer | null;
}

/** Consecutive lines, stored in one transaction. */
export interface LineBatch {
  readonly lines: readonly Line[];
  /** Bytes of the file processed after this batch. */
  readonly bytesRead: number;
  /** Lines processed after this batch. */
  readonly linesRead: number;
}

/**
 * Reads a file in batches of lines, in bounded memory.
 *
 * @param from start of a line in bytes, and the number of lines before it.
 */
export async function* lineBatches(
  path: string,
  from: { readonly bytesRead: number; readonly linesRead: number },
  signal: AbortSignal,
): AsyncGenerator<LineBatch> {
  let { bytesRead, linesRead } = from;
  let lines: Line[] = [];
  let size = 0;
  for await (const { bytes, length } of splitLines(createReadStream(path, { start: bytesRead, signal }))) {
    bytesRead += length;
    linesRead += 1;
    size += bytes?.length ?? 0;
    lines.push({ number: linesRead, bytes });
    if (lines.length < LINES && size < BYTES) continue;
    yield { lines, bytesRead, linesRead };
    lines = [];
    size = 0;
  }
  if (lines.length > 0) yield { lines, bytesRead, linesRead };
}

interface RawLine {
  readonly bytes: Buffer | null;
  /** Including the line ending. */
  readonly length: number;
}

async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawLine> {
  let held: Buffer[] = [];
  let length = 0;
  const hold = (part: Buffer) => {
    length += part.length;
    if (length <= LONGEST_LINE) held.push(part);
    else held = [];
  };
  const close = (end: number): RawLine => {
    const line = { bytes: length <= LONGEST_LINE ? Buffer.concat(held) : null, length: length + end };
    held = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let at = chunk.indexOf(LF); at >= 0; at = chunk.indexOf(LF, start)) {
      hold(chunk.subarray(start, at));
      start = at + 1;
      yield close(1);
    }
    hold(chunk.subarray(start));
  }
  if (length > 0) yield close(0);
}
