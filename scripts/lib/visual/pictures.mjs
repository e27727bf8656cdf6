import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';

/**
 * A picture that differs from its baseline.
 *
 * - `changed` both exist and differ
 * - `added`   a new story, or an old one in a new mode
 * - `removed` story and picture are gone
 * - `unused`  the story is gone, but the picture still exists
 *
 * @typedef {'changed' | 'added' | 'removed' | 'unused'} Kind
 * @typedef {{ name: string, kind: Kind, before?: Buffer, after?: Buffer, difference?: Buffer }} Change `difference` shows what changed in red
 * @typedef {Map<string, Buffer>} Pictures by name, such as `components-button/matrix_dark`
 */

export const baselines = inRoot('.storybook', 'baselines');

/** Where the story runner stores screenshots that differ from their baseline. */
const attachments = inRoot('.vitest-attachments', 'pixels');

/** @param {string} folder @returns {Pictures} */
export function picturesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'));
  const nameOf = (/** @type {string} */ file) => file.replaceAll('\\', '/').replace(/\.png$/, '');
  return new Map(files.sort().map((file) => [nameOf(file), readFileSync(join(folder, file))]));
}

/**
 * Reads the baselines, and lets the run record which ones it uses.
 *
 * @returns {{ env: Record<string, string>, finish: (options: { isComplete: boolean, removesUnused?: boolean }) => { changes: Change[], looked: number } }}
 *   `env` is for the run; `finish` then returns the changes and the number of pictures compared. Set `isComplete` if every story ran to its end.
 */
export function watchPictures() {
  const seen = inRoot('.cache', 'visual', `seen-${process.pid}.txt`);
  mkdirSync(dirname(seen), { recursive: true });
  rmSync(seen, { force: true });
  rmSync(attachments, { recursive: true, force: true });
  const before = picturesIn(baselines);
  return {
    env: { STORY_PIXELS_SEEN: seen },
    finish({ isComplete, removesUnused = false }) {
      const asked = new Set(existsSync(seen) ? readFileSync(seen, 'utf8').split('\n').filter(Boolean) : []);
      rmSync(seen, { force: true });
      const unused = isComplete && asked.size > 0 ? [...before.keys()].filter((name) => !asked.has(name)) : [];
      if (removesUnused) for (const name of unused) rmSync(join(baselines, `${name}.png`));
      return {
        changes: changesSince(before, { asked, unused: new Set(unused), areRemoved: removesUnused }),
        looked: asked.size,
      };
    },
  };
}

/** @param {Pictures} before @param {{ asked: Set<string>, unused: Set<string>, areRemoved: boolean }} run @returns {Change[]} */
function changesSince(before, { asked, unused, areRemoved }) {
  const now = picturesIn(baselines);
  const seenInstead = picturesIn(attachments);
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].sort().flatMap((name) => {
    const old = before.get(name);
    if (unused.has(name)) return [{ name, kind: areRemoved ? 'removed' : 'unused', before: old }];
    if (!asked.has(name)) return [];
    const after = seenInstead.get(`${name}-actual`) ?? now.get(name);
    if (!after || old?.equals(after)) return [];
    return [{ name, kind: old ? 'changed' : 'added', before: old, after, difference: seenInstead.get(`${name}-diff`) }];
  });
}
