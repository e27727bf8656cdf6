// Trains the models of suggestions and requests and writes them down, over the email-intent corpus beside the repository:
// npm run build -w @concordia/domain, then node packages/domain/scripts/train-suggestions.mjs
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { scoreRequests } from '../dist/inbox/suggestions/requests/training/build.js';
import { realSentences } from '../dist/inbox/suggestions/requests/training/corpus.js';
import { build, sourceOf } from '../dist/inbox/suggestions/training/build.js';

const corpus = new URL('../../../../shared/data/email-intent/sentences.txt', import.meta.url);
const keyOf = (text) => createHash('sha256').update(text).digest('hex');
const sentences = realSentences(readFileSync(process.argv[2] ?? corpus, 'utf8'), keyOf);
const { model, requests, heldOut } = build(sentences);
const folder = new URL('../src/inbox/suggestions/', import.meta.url);
const source = sourceOf(model, 'MODEL', ['PackedModel', '../packed.js']);
writeFileSync(new URL('generated/model.ts', folder), source);
const requestSource = sourceOf(requests, 'REQUESTS', ['RequestModel', '../reader.js']);
writeFileSync(new URL('requests/generated/model.ts', folder), requestSource);
const percent = (part) => `${(part * 100).toFixed(1)} %`;
for (const [name, score] of Object.entries(heldOut))
  process.stdout.write(
    `${name}: ${score.samples} held out, accuracy ${percent(score.accuracy)}, precision ${percent(score.precision)}, ` +
      `coverage ${percent(score.coverage)}, calibration error ${percent(score.calibrationError)}, ` +
      `at 90 % and above ${score.sure.count} claims, ${percent(score.sure.precision)} right\n`,
  );
const { sentences: count, accuracy, sure, auc, calibrationError } = scoreRequests(requests, sentences);
process.stdout.write(
  `requests: ${count} held out, accuracy ${percent(accuracy)}, area under the curve ${auc.toFixed(3)}, calibration error ` +
    `${percent(calibrationError)}, at 90 % and above ${sure.count}, ${percent(sure.precision)} right\n`,
);
process.stdout.write(`${(source.length / 1000).toFixed(0)} and ${(requestSource.length / 1000).toFixed(0)} kB\n`);
