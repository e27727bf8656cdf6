/**
 * npm run check [-- REF]: checks a change in under a minute. Format, lint, types, and the unit tests affected since REF; without REF, those affected
 * by uncommitted changes. `npm test` checks everything.
 */
import { fileURLToPath } from 'node:url';
import { checkTypes, inGroups, perform, verdict } from './lib/checks.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { command, say, secondsSince } from './lib/say.mjs';
import { runTests } from './lib/vitest.mjs';

/** @typedef {import('./lib/checks.mjs').Check} Check */

/** @param {string | true} changed a commit; `true` for uncommitted changes @returns {Check[]} */
const checks = (changed) => [
  { name: 'format', run: () => verdict('biome', ['format', '.']) },
  { name: 'lint', isBeside: true, run: () => verdict('oxlint', ['--max-warnings', '0']) },
  { name: 'types', run: checkTypes },
  { name: 'unit', isBeside: true, run: () => runTests(['unit'], { changed }) },
];

await command(async () => {
  const since = performance.now();
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  let passed = 0;
  let failed = 0;
  for (const group of inGroups(checks(process.argv[2] ?? true))) {
    for (const outcome of await Promise.all(group.map((check) => perform(check, '')))) {
      passed += outcome.passed;
      failed += outcome.failed;
    }
  }
  say(`\n${passed} passed, ${failed} failed in ${secondsSince(since)}. \`npm test\` checks everything.`);
  process.exitCode = failed > 0 ? 1 : 0;
});
