/**
 * What reading an mbox costs at the least: split at the From lines, hand every message to mailparser, keep nothing.
 *
 * Run as `node bare-mailparser.ts FILE`; prints `{"messages": …, "seconds": …}`.
 */
import { createReadStream } from 'node:fs';
import { simpleParser } from 'mailparser';

const separator = Buffer.from('\nFrom ');

/** The messages of an mbox one after the other, without their From lines. */
async function* messagesOf(file: string): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(separator, 1); end >= 0; end = rest.indexOf(separator, 1)) {
      yield withoutFromLine(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield withoutFromLine(rest);
}

const withoutFromLine = (message: Buffer): Buffer => message.subarray(message.indexOf('\n') + 1);

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the mbox to read.');

const since = performance.now();
let messages = 0;
for await (const message of messagesOf(file)) {
  await simpleParser(message);
  messages += 1;
}
process.stdout.write(JSON.stringify({ messages, seconds: (performance.now() - since) / 1000 }));
