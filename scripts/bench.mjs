/**
 * npm run bench: measures speed and size on this machine and prints tables.
 *
 * `npm run bench -- http import board start stories` runs only the named sections.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { toolEnvironment } from './lib/run.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  await build();

  const bench = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', inRoot('tests', 'bench', 'main.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
      env: toolEnvironment(),
      stdio: 'inherit',
    },
  );
  bench.on('exit', (code) => process.exit(code ?? 1));
});
