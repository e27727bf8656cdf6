import { createHash } from 'node:crypto';

/** @typedef {import('@stryker-mutator/api/core').Mutant} Mutant */

const { MUTATION_SAMPLE = '0', MUTATION_SEED = '1' } = process.env;

/**
 * Passes a sample of mutants: those with the smallest hash with the seed, so that a seed always selects the same. Stryker counts rejected mutants as
 * not compiling, which no score includes.
 */
class Sampler {
  async init() {}

  /** One group, so that the sample is drawn from all mutants. @param {Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {Mutant[]} mutants */
  async check(mutants) {
    const drawn = new Set(sampleOf(mutants));
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        drawn.has(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }
}

/** @param {Mutant[]} mutants */
function sampleOf(mutants) {
  const size = Number(MUTATION_SAMPLE);
  if (size === 0) return mutants;
  const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }));
  return ranked
    .sort((one, another) => (one.rank < another.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** @param {Mutant} mutant */
function rankOf({ fileName, location, mutatorName, replacement }) {
  const file = fileName.replaceAll('\\', '/').replace(/^.*\/(?=(?:packages|apps)\/)/, '');
  return createHash('sha256')
    .update(JSON.stringify([MUTATION_SEED, file, location, mutatorName, replacement]))
    .digest('hex');
}

/** The export by which Stryker finds its plugins. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sampler', injectableClass: Sampler }];
