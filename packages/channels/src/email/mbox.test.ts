import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMailFormat, type MboxEntry, type MboxOptions, splitMbox } from './mbox.js';

const ENVELOPE = 'From ann@example.org Fri Nov 20 10:00:00 2026';

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function split(text: string | Buffer, options: MboxOptions & { chunk?: number } = {}): Promise<MboxEntry[]> {
  const bytes = Buffer.from(text);
  const entries: MboxEntry[] = [];
  for await (const entry of splitMbox(chunksOf(bytes, options.chunk ?? 64 * 1024), options)) entries.push(entry);
  return entries;
}

/** With one memory for all messages, and a source that overwrites its chunk. */
async function splitReusing(text: string, size: number): Promise<string[]> {
  const bytes = Buffer.from(text);
  const chunk = Buffer.alloc(size);
  async function* overwritten(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield chunk.subarray(0, bytes.copy(chunk, 0, at, at + size));
  }
  const seen: string[] = [];
  for await (const entry of splitMbox(overwritten(), { reuseMemory: true })) seen.push(bytesOf(entry));
  return seen;
}

const bytesOf = (entry: MboxEntry) =>
  entry.kind === 'message' ? `${entry.start} ${entry.bytes.toString('latin1')}` : entry.kind;
const bodies = (entries: MboxEntry[]) =>
  entries.map((entry) => (entry.kind === 'message' ? entry.bytes.toString() : entry.kind));

describe('splitMbox', () => {
  it('gives every message with its exact place in the file', async () => {
    const text = `${ENVELOPE}\nSubject: a\n\none\n\n${ENVELOPE}\nSubject: b\n\ntwo\n`;
    const entries = await split(text);
    expect(bodies(entries)).toEqual(['Subject: a\n\none\n', 'Subject: b\n\ntwo']);
    const second = text.indexOf(ENVELOPE, 1);
    expect(entries.map(({ start, end, ordinal }) => [start, end, ordinal])).toEqual([
      [0, second, 0],
      [second, text.length, 1],
    ]);
    expect(entries[0]).toMatchObject({ fromLine: ENVELOPE });
  });

  it('reads CRLF files and a last message without a line end', async () => {
    const entries = await split(`${ENVELOPE}\r\nSubject: a\r\n\r\none\r\n\r\n${ENVELOPE}\r\nSubject: b\r\n\r\ntwo`);
    expect(bodies(entries)).toEqual(['Subject: a\r\n\r\none\r\n', 'Subject: b\r\n\r\ntwo']);
  });

  it('leaves "From " in a body alone unless it follows a blank line and looks like an envelope', async () => {
    const body =
      'Hello\nFrom ann@example.org Fri Nov 20 10:00:00 2026\nX: y\n\nFrom here on it rains.\n\nFrom Monday 10:00 to Friday 2026\nwe are away.';
    expect(bodies(await split(`${ENVELOPE}\nSubject: a\n\n${body}`))).toEqual([`Subject: a\n\n${body}`]);
  });

  it('takes the bare separators that Thunderbird writes when a header follows', async () => {
    expect(bodies(await split('From - Fri Nov 20 10:00:00 2026\nA: 1\n\nx\n\nFrom \nB: 2\n\ny\n'))).toEqual([
      'A: 1\n\nx\n',
      'B: 2\n\ny',
    ]);
  });

  it('takes the zone that Takeout writes', async () => {
    const line = 'From 1786543210987654321@xxx Fri Nov 20 10:00:00 +0000 2026';
    expect(await split(`${line}\nA: 1\n\nx\n`)).toMatchObject([{ kind: 'message', fromLine: line }]);
  });

  it('unescapes one level of ">From "', async () => {
    const entries = await split(`${ENVELOPE}\nA: 1\n\n>From here\n>>From there\nno >From this\n`);
    expect(bodies(entries)).toEqual(['A: 1\n\nFrom here\n>From there\nno >From this']);
  });

  it('does not believe Content-Length', async () => {
    const text = `${ENVELOPE}\nContent-Length: 5000\n\none\n\n${ENVELOPE}\nContent-Length: 1\n\ntwo\n`;
    expect(await split(text)).toHaveLength(2);
  });

  it('gives nothing for an empty file and reports garbage in front of the first message', async () => {
    expect(await split('')).toEqual([]);
    expect(await split('\n\r\n\n')).toEqual([]);
    const entries = await split(`%PDF-1.4 rubbish\n\n${ENVELOPE}\nA: 1\n\nx\n`);
    expect(entries.map((entry) => [entry.kind, entry.ordinal])).toEqual([
      ['garbage', 0],
      ['message', 0],
    ]);
  });

  it('skips a byte order mark and blank lines at the start', async () => {
    expect(await split(`\ufeff\n${ENVELOPE}\nA: 1\n\nx\n`)).toMatchObject([{ kind: 'message', start: 4 }]);
  });

  it('reports a message above the ceiling with its place and goes on', async () => {
    const big = 'x'.repeat(5000);
    const text = `${ENVELOPE}\nA: 1\n\n${big}\n\n${ENVELOPE}\nB: 2\n\ny\n`;
    const entries = await split(text, { maxMessageBytes: 1000, chunk: 512 });
    expect(entries.map(({ kind, start, ordinal }) => [kind, start, ordinal])).toEqual([
      ['too_large', 0, 0],
      ['message', text.indexOf(ENVELOPE, 1), 1],
    ]);
    expect(entries[0]).toMatchObject({ fromLine: ENVELOPE });
  });

  it('cuts the same whatever the chunks, and resumes at any stored end', async () => {
    const part = fc.constantFrom(
      'Hello',
      '',
      'From x',
      '>From y',
      ENVELOPE,
      'A: b',
      '--b',
      'From ',
      'ü'.repeat(40),
      'x'.repeat(3000),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.boolean(),
        async (lines, chunk, crlf) => {
          const text = [ENVELOPE, 'S: 1', '', ...lines, '', ENVELOPE, 'S: 2', '', ...lines].join(crlf ? '\r\n' : '\n');
          const whole = await split(text);
          expect(await split(text, { chunk })).toEqual(whole);
          expect(await splitReusing(text, chunk)).toEqual(whole.map(bytesOf));
          let expected = 0;
          for (const entry of whole) {
            expect(entry.start).toBe(expected);
            expected = entry.end;
          }
          expect(expected).toBe(Buffer.byteLength(text));
          const first = whole[0];
          if (!first) return;
          const rest = await split(Buffer.from(text).subarray(first.end), {
            startOffset: first.end,
            startOrdinal: 1,
            chunk,
          });
          expect(rest).toEqual(whole.slice(1));
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('detectMailFormat', () => {
  it('tells mailboxes from messages from anything else', () => {
    const of = (text: string) => detectMailFormat(Buffer.from(text));
    expect(of(`${ENVELOPE}\nSubject: a\n\nx`)).toBe('mbox');
    expect(of(`rubbish here\n\n${ENVELOPE}\nSubject: a\n\nx`)).toBe('mbox');
    expect(of('Received: from x\n by y; Fri, 20 Nov 2026 10:00:00 +0000\nSubject: a\n\nx')).toBe('eml');
    expect(of('{"From": 1}')).toBeNull();
    expect(of('')).toBeNull();
    expect(detectMailFormat(readFileSync(process.execPath).subarray(0, 65_536))).toBeNull();
  });
});
