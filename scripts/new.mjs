/**
 * Creates a new component, widget, API module or channel. The generated files pass every check.
 *
 *     npm run new -- component StatusBadge
 *     npm run new -- widget insight/MorningBrief
 *     npm run new -- module people/deals
 *     npm run new -- channel signal
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { blueprints } from './lib/new/blueprints.mjs';
import { namesOf } from './lib/new/names.mjs';
import { continueUnderOwnNode, requireNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { run, tail } from './lib/run.mjs';
import { command, EXIT, Stop, say, step } from './lib/say.mjs';

const usage = `npm run new -- component NAME        a component of packages/ui, such as StatusBadge
npm run new -- widget CONTEXT/NAME   a widget of packages/ui, such as insight/MorningBrief
npm run new -- module CONTEXT/NAME   a module of apps/api, such as people/deals
npm run new -- channel NAME          a channel of messages, such as signal`;

/** @returns {'component' | 'widget' | 'module' | 'channel'} */
function kindOf(/** @type {string | undefined} */ given) {
  if (given === 'component' || given === 'widget' || given === 'module' || given === 'channel') return given;
  const objection = given === undefined ? 'Say what to make.' : `There is nothing to make that is called "${given}".`;
  throw new Stop(EXIT.badSetting, `${objection}\n\n${usage}`);
}

/** @param {string} template its path below scripts/templates @param {Record<string, string>} names */
function filled(template, names) {
  const text = readFileSync(inRoot('scripts', 'templates', template), 'utf8');
  return text.replace(/__(\w+?)__/g, (whole, name) => names[name] ?? whole);
}

/** @param {{ file: string, edits: ((text: string) => string | null)[] }} change @returns {string} the file's new text */
function changed({ file, edits }) {
  return edits.reduce(
    (text, edit) => {
      const result = edit(text);
      if (result === null) {
        throw new Stop(
          EXIT.failed,
          `${file} is not as this command knows it, so it made nothing. See scripts/lib/new/blueprints.mjs.`,
        );
      }
      return result;
    },
    readFileSync(inRoot(file), 'utf8'),
  );
}

/** Never overwrites existing files. @param {import('./lib/new/names.mjs').Names} names @param {string[]} targets */
function refuseTwice(kind, { Name, path }, targets) {
  const there = targets.find(
    (target) =>
      existsSync(inRoot(target)) || (existsSync(inRoot(dirname(target), 'index.ts')) && target.endsWith('/index.ts')),
  );
  if (there)
    throw new Stop(EXIT.badSetting, `There is already ${there}. Choose another name, or change what is there.`);
  const folder = targets.map(dirname).find((one) => one.startsWith('packages/channels/'));
  if (folder !== undefined && existsSync(inRoot(folder)))
    throw new Stop(EXIT.badSetting, `There is already ${folder}. Choose another name.`);
  if (kind !== 'module') return;
  const contract = readFileSync(inRoot('openapi', 'openapi.json'), 'utf8');
  const taken = [`"/api/${path}"`, `"operationId": "get${Name}"`, `"${Name}": {`].find((words) =>
    contract.includes(words),
  );
  if (taken)
    throw new Stop(EXIT.badSetting, `The contract has ${taken.replace(': {', '')} already. Choose another name.`);
}

/** Formats generated files: line breaks depend on the length of the name. @param {string[]} files */
async function format(files) {
  const { code, output } = await run('biome', ['format', '--write', ...files]);
  if (code !== 0) throw new Stop(EXIT.failed, tail(output));
}

const GENERATIONS = {
  words: { name: 'Generating the words', filters: ['--filter=@concordia/ui'] },
  everything: { name: 'Generating the contract, the client and the words', filters: [] },
};

/** @param {keyof typeof GENERATIONS} what */
async function generate(what) {
  const { name, filters } = GENERATIONS[what];
  await step(name, async () => {
    const { code, output } = await run('turbo', ['run', 'generate', '--output-logs=errors-only', ...filters]);
    if (code !== 0)
      throw new Stop(EXIT.buildFailed, `${tail(output)}\n\nThe files are made; npm run generate says what it needs.`);
  });
}

/** @param {string[]} tests whose snapshots depend on the changed files */
async function update(tests) {
  await step('Writing what follows from it', async () => {
    const { code, output } = await run('vitest', ['run', '--project', 'unit', ...tests, '--update']);
    if (code !== 0) throw new Stop(EXIT.failed, tail(output));
  });
}

await command(async () => {
  requireNode();
  await installDependencies();
  await continueUnderOwnNode(fileURLToPath(import.meta.url));
  const [givenKind, givenName, ...rest] = process.argv.slice(2);
  const kind = kindOf(givenKind);
  if (givenName === undefined || rest.length > 0) throw new Stop(EXIT.badSetting, `Say one name.\n\n${usage}`);
  const names = namesOf(kind, givenName);
  const { files, changes, generates, snapshots = [], next } = blueprints[kind](names);
  refuseTwice(kind, names, Object.keys(files));

  // Everything is computed before anything is written.
  const made = Object.entries(files).map(
    ([target, template]) => /** @type {const} */ ([target, filled(template, names)]),
  );
  const edited = changes.map((change) => /** @type {const} */ ([change.file, changed(change)]));
  for (const [target, text] of [...made, ...edited]) {
    mkdirSync(dirname(inRoot(target)), { recursive: true });
    writeFileSync(inRoot(target), text);
  }
  await format([...made, ...edited].map(([target]) => target));
  for (const [target] of made) say(`made     ${target}`);
  for (const [target] of edited) say(`changed  ${target}`);
  await generate(generates);
  if (snapshots.length > 0) await update(snapshots);
  say(`\nWhat to do next:\n${next.map((line) => `  ${line}`).join('\n')}`);
});
