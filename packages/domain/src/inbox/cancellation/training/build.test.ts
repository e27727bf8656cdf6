/// <reference types="node" />
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realSentences } from '../../suggestions/requests/training/corpus.js';
import { MODEL } from '../generated/model.js';
import { KEPT_ASIDE } from '../kept-aside.js';
import { DEVELOPMENT, HELD_OUT, type Labelled } from '../labelled-cancellations.js';
import { isHeldOut, scoreOf, sourceOf, trainingTexts } from './build.js';

/** Sentences of real mail, which are not part of the repository. */
const FILE = new URL('../../../../../../../shared/data/email-intent/sentences.txt', import.meta.url);
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');
const real = existsSync(FILE) ? realSentences(readFileSync(FILE, 'utf8'), keyOf).map(({ text }) => text) : [];
if (real.length === 0)
  process.stdout.write('Skipped what is measured on real sentences: ../shared/data/email-intent is not there.\n');

/** Precision and recall over several sets. */
function measured(sets: readonly Labelled[]) {
  const { ends, found, wrong } = scoreOf(MODEL, {
    ends: sets.flatMap(({ ends: texts }) => texts),
    others: sets.flatMap(({ others }) => others),
  });
  return { precision: found / (found + wrong), recall: found / ends };
}

describe('the model of cancellations', () => {
  it('is judged by sentences that it has not seen', () => {
    const learned = new Set(trainingTexts(real));
    const judged = [HELD_OUT, ...Object.values(KEPT_ASIDE)].flatMap(({ ends, others }) => [...ends, ...others]);
    expect(judged.filter((text) => learned.has(text))).toEqual([]);
    expect(new Set(judged).size).toBe(judged.length);
  });

  it('finds more than half of what another author wrote, mostly right', () => {
    const { precision, recall } = measured(Object.values(KEPT_ASIDE));
    expect(precision).toBeGreaterThan(0.9);
    expect(recall).toBeGreaterThan(0.55);
  });

  it.each(Object.entries(KEPT_ASIDE))('finds them in %s', (_, labelled) => {
    const { precision, recall } = measured([labelled]);
    expect(precision).toBeGreaterThan(0.8);
    expect(recall).toBeGreaterThan(0.4);
  });

  it('finds all that the phrases were made with', () => {
    const { precision, recall } = measured([DEVELOPMENT]);
    expect(precision).toBeGreaterThan(0.95);
    expect(recall).toBe(1);
  });

  it('finds most of those that came after the phrases', () => {
    const { precision, recall } = measured([HELD_OUT]);
    expect(precision).toBeGreaterThan(0.85);
    expect(recall).toBeGreaterThan(0.7);
  });

  it.skipIf(real.length === 0)('claims almost none in real mail', () => {
    const { others, wrong } = scoreOf(MODEL, { ends: [], others: real.filter(isHeldOut) });
    expect(others).toBeGreaterThan(600);
    expect(wrong).toBeLessThanOrEqual(others / 200);
  });

  it.skipIf(real.length === 0)('is what its sentences make', () => {
    // Making it takes minutes; its source changes with every sentence and feature.
    expect(MODEL.madeFrom).toBe(sourceOf(real));
  });
});
