import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';

/** @typedef {import('./pictures.mjs').Change} Change */

const kinds = ['changed', 'added', 'removed', 'unused'];

// Inlined, so that the page is one file.
const style = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const script = readFileSync(new URL('./page.js', import.meta.url), 'utf8');

const escape = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const countOf = (/** @type {Change[]} */ changes, /** @type {string} */ kind) =>
  changes.filter((change) => change.kind === kind).length;

/** `3 pictures are not as they were: 2 changed, 1 added`. @param {Change[]} changes @param {number} looked number of pictures compared */
function inWords(changes, looked) {
  if (changes.length === 0)
    return looked === 0 ? 'No picture was looked at' : `Each of ${looked} pictures is as it was`;
  const parts = kinds.flatMap((kind) => (countOf(changes, kind) ? [`${countOf(changes, kind)} ${kind}`] : []));
  return `${changes.length === 1 ? '1 picture is not as it was' : `${changes.length} pictures are not as they were`}: ${parts.join(', ')}`;
}

const figure = (/** @type {string} */ view, /** @type {string} */ caption, /** @type {string} */ source) => `
  <figure data-view="${view}">
    <figcaption>${caption}</figcaption>
    <a href="${escape(source)}" target="_blank" class="picture"><img loading="lazy" alt="" src="${escape(source)}"></a>
  </figure>`;

/** `components-button/matrix_dark` is the story `components-button--matrix` in the mode `dark`. @param {string} name */
const modeOf = (name) => /_([a-z]+)$/.exec(name)?.[1] ?? 'light';

/** @param {Change} change @param {Record<'before' | 'after' | 'difference', string | undefined>} sources */
function article({ name, kind }, { before, after, difference }) {
  const figures = [
    before && figure('before', 'Before', before),
    after && figure('after', 'After', after),
    difference && figure('difference', 'Difference, in red', difference),
  ];
  return `<article tabindex="-1" data-kind="${kind}" data-name="${escape(name)}">
  <h2>${escape(name)} <span class="kind">${kind}</span> <span class="mode">${escape(modeOf(name))}</span></h2>
  <div class="figures">${figures.filter(Boolean).join('')}</div>
</article>`;
}

/** @param {Change[]} changes */
const filters = (changes) =>
  kinds
    .filter((kind) => countOf(changes, kind) > 0)
    .map(
      (kind) =>
        `<label><input type="checkbox" name="kind" value="${kind}" checked> ${kind} (${countOf(changes, kind)})</label>`,
    )
    .join('');

/** @param {Change[]} changes @param {string} words @param {string} articles */
const pageOf = (changes, words, articles) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${words}</title>
<style>${style}</style>
<header>
  <h1>${words}</h1>
  <form role="search">
    <label>Name <input type="search" name="name" placeholder="button dark" autocomplete="off"></label>
    <fieldset><legend>Show</legend>${filters(changes)}</fieldset>
    <fieldset><legend>As</legend>
      <label><input type="radio" name="view" value="all" checked> side by side</label>
      <label><input type="radio" name="view" value="before"> before</label>
      <label><input type="radio" name="view" value="after"> after</label>
      <label><input type="radio" name="view" value="difference"> difference</label>
    </fieldset>
    <output></output>
  </form>
  <p class="keys"><kbd>J</kbd> <kbd>K</kbd> next and previous, <kbd>1</kbd>–<kbd>4</kbd> side by side, before, after, difference, <kbd>/</kbd> name. A picture opens at its full size.</p>
</header>
<main>${articles}</main>
<script>${script}</script>
</html>
`;

/**
 * Writes one page with every change: before, after and the difference. Pictures are stored beside it, so that the folder can be shared as is.
 *
 * @param {{ changes: Change[], looked: number }} seen
 * @param {string} folder
 * @returns {{ words: string, page: string }} the summary, and the page's path
 */
export function writeReport({ changes, looked }, folder = inRoot('visual-report')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const publish = (/** @type {string} */ side, /** @type {string} */ name, /** @type {Buffer | undefined} */ bytes) => {
    if (!bytes) return undefined;
    const source = `${side}/${name}.png`;
    mkdirSync(dirname(join(folder, source)), { recursive: true });
    writeFileSync(join(folder, source), bytes);
    return source;
  };
  const articles = changes.map((change) =>
    article(change, {
      before: publish('before', change.name, change.before),
      after: publish('after', change.name, change.after),
      difference: publish('difference', change.name, change.difference),
    }),
  );
  const page = join(folder, 'index.html');
  const words = inWords(changes, looked);
  writeFileSync(page, pageOf(changes, words, articles.join('\n')));
  return { words, page };
}
