// Trains the suggestion model and writes it down: npm run build -w @concordia/domain, then node packages/domain/scripts/train-suggestions.mjs
import { writeFileSync } from 'node:fs';
import { build, sourceOf } from '../dist/suggestions/training/build.js';

const { model, heldOut } = build();
const source = sourceOf(model);
writeFileSync(new URL('../src/inbox/suggestions/generated/model.ts', import.meta.url), source);
const percent = (part) => `${(part * 100).toFixed(1)} %`;
for (const [name, score] of Object.entries(heldOut))
  process.stdout.write(
    `${name}: ${score.samples} held out, accuracy ${percent(score.accuracy)}, precision ${percent(score.precision)}, ` +
      `coverage ${percent(score.coverage)}, calibration error ${percent(score.calibrationError)}\n`,
  );
process.stdout.write(`temperature ${model.temperature}, ${(source.length / 1000).toFixed(0)} kB\n`);
