/**
 * Records the pictures of all stories anew, or of those whose file's path contains a filter, and writes one page that shows every change:
 * before, after, and the difference.
 *
 *     npm run visual:update [-- Button Board]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselines = join(root, '.storybook/baselines');
const report = join(root, 'visual-report');
const filters = process.argv.slice(2);
const temporary = mkdtempSync(join(tmpdir(), 'concordia-baselines-'));
const kept = join(temporary, 'before');
/** Every picture that a story asked for, a line each; written by the run. */
const seen = join(temporary, 'seen.txt');

/** Pictures below a folder by their path, each as its bytes. */
function picturesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name))]));
}

/** Runs the stories with the order to record. Stories that fail otherwise fail here, too, and keep their old pictures. */
function record() {
  const { status, error } = spawnSync(
    'npx',
    ['--no-install', 'vitest', 'run', '--project', 'stories', ...filters, '--update'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: '', STORY_PIXELS: 'record', STORY_PIXELS_SEEN: seen },
    },
  );
  if (error) throw error;
  return status === 0;
}

/** Pictures that no story of a complete, successful run has asked for belong to stories that are gone. */
function removeOrphans() {
  const asked = new Set(readFileSync(seen, 'utf8').split('\n'));
  for (const name of picturesIn(baselines).keys()) {
    if (!asked.has(name.replaceAll('\\', '/').replace(/\.png$/, ''))) rmSync(join(baselines, name));
  }
}

const changesBetween = (before, after) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((name) => ({ name, old: before.get(name), new: after.get(name) }))
    .filter((change) => !change.old || !change.new || !change.old.equals(change.new));

const escape = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Copies a picture beside the report, so that the report can be sent as one folder. */
function publish(name, kind, bytes) {
  if (!bytes) return null;
  const path = join(kind, name);
  mkdirSync(dirname(join(report, path)), { recursive: true });
  writeFileSync(join(report, path), bytes);
  return path.replaceAll('\\', '/');
}

function figure(caption, ...pictures) {
  const images = pictures.map((picture) => `<img loading="lazy" alt="" src="${escape(picture)}">`).join('');
  const isDifference = pictures.length === 2;
  return `<figure><figcaption>${caption}</figcaption><div class="${isDifference ? 'difference' : 'picture'}">${images}</div></figure>`;
}

function section(change) {
  const before = publish(change.name, 'before', change.old);
  const after = publish(change.name, 'after', change.new);
  const kind = before ? (after ? 'changed' : 'gone') : 'new';
  const figures = [
    before && figure('Before', before),
    after && figure('After', after),
    before && after && figure('Difference', before, after),
  ];
  return `<section><h2>${escape(change.name)} <small>${kind}</small></h2><div class="row">${figures.filter(Boolean).join('')}</div></section>`;
}

/** Black is "the same": the two pictures lie over each other and are subtracted by the browser. */
const styles = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; background: #faf8f4; color: #262119; }
  h1, h2 { font-weight: 600; } h1 { font-size: 20px; } h2 { font-size: 14px; margin: 2rem 0 .5rem; } small { color: #6d675c; font-weight: 400; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; } figcaption { color: #6d675c; font-size: 12px; } img { width: 100%; display: block; }
  .picture, .difference { border: 1px solid #ddd7cc; }
  .difference { position: relative; isolation: isolate; background: #000; }
  .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }`;

function writeReport(changes) {
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const words = changes.length === 1 ? '1 picture differs' : `${changes.length} pictures differ`;
  const body = changes.length === 0 ? '<p>Every picture is as it was.</p>' : changes.map(section).join('\n');
  writeFileSync(
    join(report, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual changes</title><style>${styles}</style><h1>${words}</h1>${body}</html>\n`,
  );
  return words;
}

try {
  if (existsSync(baselines)) cpSync(baselines, kept, { recursive: true });
  const succeeded = record();
  const isComplete = filters.length === 0 && succeeded;
  if (isComplete) removeOrphans();
  const words = writeReport(changesBetween(picturesIn(kept), picturesIn(baselines)));
  console.log(`\n${words}: ${relative(process.cwd(), join(report, 'index.html'))}`);
  console.log('Look at each, then commit .storybook/baselines with the change that caused it.');
  if (!succeeded) {
    console.error('Some stories failed; their pictures were left as they were.');
    process.exitCode = 1;
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
