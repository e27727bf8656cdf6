/**
 * npm run dev: restarts the API and reloads the page when a source changes.
 *
 * The page is on http://127.0.0.1:4601 and proxies /api and /docs to the API on PORT.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { addressOf, requireDataFolder, requirePort, settings } from './lib/preflight.mjs';
import { run, tail, toolEnvironment } from './lib/run.mjs';
import { command, EXIT, Stop, say, step } from './lib/say.mjs';

/** Compiled for Node; the web app uses their sources directly. */
const compiled = ['packages/domain', 'packages/channels', 'packages/fixtures', 'apps/api'];

const swcArguments = [
  'src',
  '-d',
  'dist',
  '--strip-leading-paths',
  '--config-file',
  '../../.swcrc',
  '--ignore',
  '**/*.test.ts',
];

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];

/** @param {string} program @param {string[]} args @param {string} folder @param {Record<string, string>} [env] */
function keepRunning(program, args, folder, env = {}) {
  const child = spawn(program, args, { cwd: inRoot(folder), stdio: 'inherit', env: { ...toolEnvironment(), ...env } });
  children.push(child);
}

/** Serves the page with vite, and the API at the same origin. @param {string} api */
async function servePage(api) {
  process.env.CONCORDIA_API = api;
  const { createServer } = await import('vite');
  const server = await createServer({ root: inRoot('apps', 'web') });
  await server.listen();
  return server;
}

await command(async () => {
  requireNode();
  const where = settings();
  await requirePort(where);
  requireDataFolder(where);
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));

  await step('Building the API', async () => {
    const { code, output } = await run('turbo', [
      'run',
      'build',
      '--filter=@concordia/api',
      '--output-logs=errors-only',
    ]);
    if (code !== 0) throw new Stop(EXIT.buildFailed, tail(output, 60));
  });
  for (const folder of compiled) keepRunning('swc', [...swcArguments, '--watch', '--quiet'], folder);
  keepRunning('node', ['--watch', '--watch-preserve-output', 'dist/main.js'], 'apps/api', {
    HOST: where.host,
    PORT: String(where.port),
    CONCORDIA_DATA_DIR: where.dataDir,
  });
  const page = await servePage(addressOf(where));
  say(`Page: ${page.resolvedUrls?.local[0] ?? ''}  API: ${addressOf(where)}  Ctrl-C stops both.`);

  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await page.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
