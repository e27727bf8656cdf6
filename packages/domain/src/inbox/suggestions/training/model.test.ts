/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODEL } from '../generated/model.js';
import { learn, measure, sourceOf } from './build.js';
import { allSamples, foldOf } from './samples.js';

describe('the embedded model', () => {
  const source = readFileSync(new URL('../generated/model.ts', import.meta.url), 'utf8');

  it('is small', () => {
    expect(source.length).toBeLessThan(150_000);
  });

  it('is honest: held-out families are in no other fold', () => {
    const samples = allSamples();
    expect(samples.length).toBeGreaterThan(900);
    const folds = Map.groupBy(samples, ({ family }) => family);
    for (const family of folds.values()) expect(new Set(family.map(foldOf)).size).toBe(1);
  });

  it('understands most of what it has not seen, and is as sure as it is right', () => {
    const { both } = measure(MODEL);
    expect(both.accuracy).toBeGreaterThan(0.68);
    expect(both.precision).toBeGreaterThan(0.8);
    expect(both.calibrationError).toBeLessThan(0.1);
  });

  it('is what its data make', { timeout: 120_000 }, () => {
    // How it is calibrated costs four times as much, and is held by how sure it is.
    const { temperature, slope, offset, threshold } = MODEL;
    expect(sourceOf({ ...learn(), temperature, slope, offset, threshold }) === source).toBe(true);
  });
});
