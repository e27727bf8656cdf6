// Trains the model of cancellations and writes it down, over the email-intent corpus beside the repository:
// npm run build -w @concordia/domain, then node packages/domain/scripts/train-cancellations.mjs
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { KEPT_ASIDE } from '../dist/inbox/cancellation/kept-aside.js';
import { HELD_OUT } from '../dist/inbox/cancellation/labelled-cancellations.js';
import { build, isHeldOut, scoreOf } from '../dist/inbox/cancellation/training/build.js';
import { realSentences } from '../dist/inbox/suggestions/requests/training/corpus.js';

const corpus = new URL('../../../../shared/data/email-intent/sentences.txt', import.meta.url);
const keyOf = (text) => createHash('sha256').update(text).digest('hex');
const real = realSentences(readFileSync(process.argv[2] ?? corpus, 'utf8'), keyOf).map(({ text }) => text);
const model = build(real);
const fields = Object.entries(model).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
writeFileSync(
  new URL('../src/inbox/cancellation/generated/model.ts', import.meta.url),
  [
    '// Made by packages/domain/scripts/train-cancellations.mjs from src/inbox/cancellation/training. Do not edit.',
    "import type { CancellationModel } from '../reader.js';",
    '',
    'export const MODEL: CancellationModel = {',
    ...fields,
    '};',
    '',
  ].join('\n'),
);
const sets = { ...KEPT_ASIDE, 'the older ones': HELD_OUT, 'real mail': { ends: [], others: real.filter(isHeldOut) } };
for (const [name, set] of Object.entries(sets)) {
  const { ends, found, others, wrong } = scoreOf(model, set);
  process.stdout.write(`${name}: found ${found} of ${ends}, wrong ${wrong} of ${others}\n`);
}
process.stdout.write(`claims from ${model.least}\n`);
