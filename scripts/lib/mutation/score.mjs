import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../paths.mjs';

/**
 * @typedef {import('@stryker-mutator/api/core').MutantResult} MutantResult
 * @typedef {{ file: string, line: string, replacement: string, reason: string }} Equivalent a mutant that does the same as the original
 * @typedef {{ status: string, file: string, line: number, mutator: string, from: string, to: string }} Finding
 * @typedef {{ tried: number, killed: number, timedOut: number, equivalent: number, score: number, from: number, to: number, survivors: Finding[] }} Score
 */

/** @returns {Equivalent[]} */
const listedEquivalents = () =>
  JSON.parse(readFileSync(inRoot('scripts', 'lib', 'mutation', 'equivalent.json'), 'utf8'));

/**
 * The share of mutants that tests killed, with the 95% interval of the sample. Mutants listed as equivalent do not count.
 *
 * @param {readonly MutantResult[]} results
 * @returns {Score}
 */
export function scoreOf(results) {
  const listed = new Set(listedEquivalents().map(({ file, line, replacement }) => keyOf(file, line, replacement)));
  const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const missed = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(findingOf);
  const survivors = missed.filter(({ file, from, to }) => !listed.has(keyOf(file, from, to)));
  const tried = killed + timedOut + survivors.length;
  return {
    tried,
    killed,
    timedOut,
    equivalent: missed.length - survivors.length,
    ...shareOf(killed + timedOut, tried),
    survivors,
  };
}

const keyOf = (/** @type {string[]} */ ...parts) => JSON.stringify(parts);

/** A share and its 95% interval (Wilson 1927), which stays within 0 and 1. @param {number} some @param {number} all */
function shareOf(some, all) {
  if (all === 0) return { score: 0, from: 0, to: 1 };
  const z = 1.96;
  const share = some / all;
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const reach = (z / (1 + (z * z) / all)) * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return { score: share, from: middle - reach, to: middle + reach };
}

/** @param {MutantResult} result @returns {Finding} */
function findingOf({ status, fileName, location, mutatorName, replacement = '' }) {
  const file = relative(root, fileName).replaceAll('\\', '/');
  const { start, end } = location;
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const before = (lines[0] ?? '').slice(0, start.column - 1);
  const after = (lines.at(-1) ?? '').slice(end.column - 1);
  return {
    status,
    file,
    line: start.line,
    mutator: mutatorName,
    from: lines.join('\n').trim(),
    to: `${before}${replacement}${after}`.trim(),
  };
}
