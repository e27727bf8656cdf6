/** npm run eval: how the models read the workspace's own history, beside what was done, whether or not Concordia is running. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { installDependencies } from './lib/install.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { settings } from './lib/preflight.mjs';
import { command } from './lib/say.mjs';

await command(async () => {
  requireNode();
  const { dataDir } = settings();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  await build();
  process.env.CONCORDIA_DATA_DIR = dataDir;
  const entry = inRoot('apps', 'api', 'dist', 'commands', 'eval', 'eval-command.js');
  await import(pathToFileURL(entry).href);
});
