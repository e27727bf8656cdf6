import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { repliesOf } from './kept-replies.js';
import { loadWorker } from './load-worker.js';

/* Writes what the worker answers to the reads that stories ask first, beside it. `node replies-command.js --out FOLDER --reads FILE` */

const { values } = parseArgs({
  options: { out: { type: 'string' }, reads: { type: 'string' } },
});
const { out, reads } = values;
if (out === undefined || reads === undefined) {
  process.stderr.write('Usage: replies-command --out FOLDER --reads FILE\n');
  process.exit(2);
}

const paths = z.array(z.string()).parse(JSON.parse(readFileSync(reads, 'utf8')));
const send = await loadWorker(pathToFileURL(join(out, 'worker.js')));
const replies = await repliesOf(send, paths);
writeFileSync(join(out, 'world.replies.json'), JSON.stringify(replies));
// Timers of the application must not keep the command alive.
process.exit(0);
